import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "Lecția de două minute",
  skip: "Sari peste",
  money: "Aceștia sunt banii tăi: unsprezece cărți, nu se dă rest. Alege 3 și 6, apoi licitează.",
  tooSoon: "Licitează întâi: alege 3 și 6.",
  watch: "Acum ceilalți.",
  raise: "Trebuie să adaugi: o carte pusă nu se schimbă. Urcă sau pasează; merită văzute amândouă.",
  won: "Cine câștigă plătește tot ce a pus; ceilalți și-au luat banii înapoi.",
  disgrace: "O dizgrație e altceva: plătești ca să scapi de ea.",
  layLeast: "Pune cât mai puțin.",
  tryPass:
    "Apasă Pasează ca să vezi ce înseamnă să o iei; ești întrebat întâi. Sau plătește mai departe.",
  end: "Patru lămpi și gata; cel mai sărac e exclus înainte de a compara scorurile.",
  now: "Dacă seara s-ar încheia acum",
  player: "Jucător",
  status: "Scor",
  left: "Bani rămași",
  outYou: "Ai cei mai puțini bani: ai fi exclus, orice ai avea.",
  out: (names) => `Cei mai puțini bani: ${names}. Excludere, oricare ar fi scorul.`,
  practice: "Joacă acum cu un robot",
  table: "La masa mea",
  again: "Încă o dată",
};
