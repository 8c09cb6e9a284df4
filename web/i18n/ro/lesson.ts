import type { LessonTexts } from "../texts.ts";

export const lesson: LessonTexts = {
  title: "Lecția de două minute",
  skip: "Sari peste",
  next: "Mai departe",
  money: "Aceștia sunt banii tăi: unsprezece cărți, nu se dă rest.",
  take: "Alege 3 și 6.",
  luxury:
    "Se vinde un lux: cea mai mare ofertă câștigă și plătește. Ceilalți își iau banii înapoi.",
  raise: "Chloé urcă la 10. Trebuie să adaugi: o carte pusă nu se schimbă.",
  won: "Câștigi și plătești tot ce ai pus.",
  passed: "Pasezi și iei totul înapoi. Chloé plătește 10.",
  disgrace: "O dizgrație e altceva: plătești ca să scapi de ea.",
  tryPass: "Ai lua-o. Banii tăi se întorc, ceilalți îi pierd pe ai lor.",
  taken: "Dmitri pasează primul și o ia. Tu plătești 2, Chloé 3.",
  end: "Patru lămpi și gata; cel mai sărac e exclus înainte de a compara scorurile.",
  practice: "Joacă acum cu un robot",
  table: "La masa mea",
};
