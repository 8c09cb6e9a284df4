import type { Move } from "./plan-moves.ts";

/*
 * Three sounds, made from numbers: a gavel's knock, paper, a lamp. Off unless the person
 * has switched them on; browsers let none be heard before the first press anyway.
 */
let room: AudioContext | undefined;

export function playSounds(moves: readonly Move[]): void {
  room ??= new AudioContext();
  const kinds = new Set(moves.map(({ kind }) => kind));
  if (kinds.has("award")) knock(room);
  else if (kinds.has("lay") || kinds.has("take-back") || kinds.has("open")) rustle(room);
  if (kinds.has("lamp")) glow(room);
}

/** A short, low knock of wood. */
function knock(audio: AudioContext): void {
  tone(audio, { hertz: 190, falls: 70, seconds: 0.12, loud: 0.3, type: "triangle" });
}

/** A soft note that swells and fades. */
function glow(audio: AudioContext): void {
  tone(audio, { hertz: 660, falls: 640, seconds: 0.6, loud: 0.08, type: "sine" });
}

function tone(
  audio: AudioContext,
  sound: {
    readonly hertz: number;
    readonly falls: number;
    readonly seconds: number;
    readonly loud: number;
    readonly type: OscillatorType;
  },
): void {
  const now = audio.currentTime;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = sound.type;
  voice.frequency.setValueAtTime(sound.hertz, now);
  voice.frequency.exponentialRampToValueAtTime(sound.falls, now + sound.seconds);
  volume.gain.setValueAtTime(sound.loud, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + sound.seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(now);
  voice.stop(now + sound.seconds);
}

/** Paper: a breath of noise, the lows taken out. */
function rustle(audio: AudioContext): void {
  const seconds = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) * 0.12;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "highpass";
  filter.frequency.value = 2400;
  source.buffer = buffer;
  source.connect(filter).connect(audio.destination);
  source.start();
}
