/**
 * A reproducible source of uint32 numbers (sfc32) for tools and tests, where nothing is
 * secret. Equal seeds draw alike.
 */
export function seededDraws(seed: number): () => number {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // The seed reaches every word of the state within a dozen draws.
  for (let draw = 0; draw < 12; draw += 1) next();
  return next;
}
