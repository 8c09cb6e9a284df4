import type { RulesTexts } from "../texts.ts";

export const rules: RulesTexts = {
  title: "Reguli",
  lead: "Șaisprezece cărți se licitează una după alta. Câștigă luxuri și prestigii, ferește-te de dizgrații și nu fi cel mai sărac când apare a patra carte verde.",
  chapters: [
    {
      heading: "Banii",
      clauses: [
        [
          "1.1",
          "Toți au aceleași unsprezece cărți: 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 și 25, în total 106. Nu se dă rest: plătești cu cărțile pe care le-ai pus.",
        ],
        [
          "2.1",
          "Se joacă în trei până la cinci. Cine începe se trage la sorți; apoi începe cel care a primit ultima carte.",
        ],
      ],
    },
    {
      heading: "Se vinde un lux sau un prestigiu",
      clauses: [
        ["5.1", "Pe rând, fiecare licitează sau pasează."],
        [
          "5.2",
          "O ofertă adaugă una sau mai multe cărți la ce ai pus deja. Totalul tău trebuie să-l depășească pe cel mai mare de până acum. Ce e pus nu se mai schimbă.",
        ],
        ["5.3", "Cine pasează își ia toate cărțile înapoi și iese din această licitație."],
        [
          "5.5",
          "Ultimul rămas ia cartea și plătește tot ce a pus. Dacă nimeni nu a licitat, e gratis.",
        ],
      ],
    },
    {
      heading: "Se vinde o dizgrație",
      clauses: [
        ["6.1", "Licitezi ca să scapi de ea, după aceeași regulă: mereu mai mult."],
        [
          "6.2",
          "Primul care pasează o încheie. El ia cartea și își primește banii înapoi; toți ceilalți pierd ce au pus.",
        ],
      ],
    },
    {
      heading: "Faux Pas",
      clauses: [
        ["7.1", "Cine o primește renunță la un lux ales de el; ambele cărți ies din joc."],
        ["7.2", "Fără lux, așteaptă: următorul lux câștigat se pierde odată cu ea."],
        ["7.4", "La un prestigiu nu se renunță niciodată."],
      ],
    },
    {
      heading: "Sfârșitul",
      clauses: [
        [
          "8.1",
          "Cele trei prestigii și Scandale sunt verzi. Când apare a patra carte verde, jocul se încheie pe loc; cartea aceea nu se mai vinde.",
        ],
        [
          "8.3",
          "Cine are cei mai puțini bani e exclus și nu poate câștiga, oricât de frumoase i-ar fi cărțile. La egalitate sunt excluși toți.",
        ],
        ["8.4", "Dacă toți au la fel de mulți bani, nu câștigă nimeni."],
        ["9.1", "Adună-ți luxurile și scade 5 pentru Passé."],
        [
          "9.2",
          "Apoi fiecare prestigiu dublează suma, iar Scandale o înjumătățește. Jumătățile contează.",
        ],
        [
          "9.5",
          "Cel mai mare scor câștigă. La egalitate decid mai mulți bani, apoi luxul cel mai mare.",
        ],
      ],
    },
    {
      heading: "Ce se vede",
      clauses: [
        [
          "10.1",
          "Cărțile câștigate și ofertele licitației în curs sunt la vedere. Banii tăi sunt secretul tău și nimeni nu cercetează ce s-a cheltuit.",
        ],
        [
          "10.3",
          "Cum s-a vândut ultimul lot se poate citi până la vânzarea următorului. Prețurile mai vechi sunt acoperite până la sfârșit, dacă registrul nu e deschis.",
        ],
      ],
    },
  ],
  cards: "Cele șaisprezece cărți",
  twists: {
    sealed:
      "Nimeni nu știe cât prețuiesc ceilalți lotul; plicurile egale trebuie încă urcate sau cedate (11.D).",
    exit: "Un drum târziu înapoi la bani pentru cine a cheltuit prea mult (11.E).",
    open: "Nu mai e nevoie de memorie și toți văd cine e cel mai sărac (11.A).",
    forecast: "Poți economisi pentru ce urmează și poți ști că acest lot e ultimul (11.B).",
    reserve: "Cea mai mică supralicitare costă la început mai mult (11.C).",
  },
};
