import type { RulesTexts } from "../texts.ts";

export const rules: RulesTexts = {
  title: "Règles",
  lead: "Seize cartes sont mises aux enchères, l’une après l’autre. Gagnez luxes et prestiges, évitez les disgrâces, et ne soyez pas le plus pauvre quand paraît la quatrième carte verte.",
  chapters: [
    {
      heading: "L’argent",
      clauses: [
        [
          "1.1",
          "Chacun a les onze mêmes cartes : 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 et 25, soit 106. On ne rend pas la monnaie : vous payez avec les cartes posées.",
        ],
        [
          "2.1",
          "On joue de trois à cinq. Le premier à parler est tiré au sort ; ensuite, c’est qui a reçu la dernière carte.",
        ],
      ],
    },
    {
      heading: "Un luxe ou un prestige est en vente",
      clauses: [
        ["5.1", "Chacun à son tour mise ou passe."],
        [
          "5.2",
          "Une mise ajoute une ou plusieurs cartes à ce que vous avez posé. Votre total doit dépasser le plus haut. Ce qui est posé ne s’échange pas.",
        ],
        ["5.3", "Qui passe reprend toutes ses cartes et quitte cette enchère."],
        [
          "5.5",
          "Le dernier en lice prend la carte et paie tout ce qu’il a posé. Si personne n’a misé, elle est gratuite.",
        ],
      ],
    },
    {
      heading: "Une disgrâce est en vente",
      clauses: [
        ["6.1", "On mise pour y échapper, selon la même règle : toujours plus haut."],
        [
          "6.2",
          "Le premier qui passe y met fin. Il prend la carte et reprend son argent ; tous les autres perdent ce qu’ils ont posé.",
        ],
      ],
    },
    {
      heading: "Le Faux Pas",
      clauses: [
        ["7.1", "Qui le reçoit cède un luxe de son choix ; les deux cartes quittent la partie."],
        ["7.2", "Sans luxe, il attend : le prochain luxe gagné est perdu avec lui."],
        ["7.4", "Un prestige ne peut jamais être cédé."],
      ],
    },
    {
      heading: "La fin",
      clauses: [
        [
          "8.1",
          "Les trois prestiges et le Scandale sont verts. Quand paraît la quatrième carte verte, la partie finit aussitôt ; cette carte n’est pas vendue.",
        ],
        [
          "8.3",
          "Qui a le moins d’argent est exclu et ne peut gagner, si belles que soient ses cartes. À égalité, tous sont exclus.",
        ],
        ["8.4", "Si tous ont autant d’argent, personne ne gagne."],
        ["9.1", "Additionnez vos luxes et retirez 5 pour le Passé."],
        [
          "9.2",
          "Puis chaque prestige double la somme et le Scandale la divise par deux. Les demis comptent.",
        ],
        ["9.5", "Le plus haut score gagne. À égalité, le plus d’argent, puis le plus haut luxe."],
      ],
    },
    {
      heading: "Ce que l’on voit",
      clauses: [
        [
          "10.1",
          "Les cartes gagnées et les mises de l’enchère en cours sont visibles. Votre argent est votre secret, et nul ne fouille ce qui est dépensé.",
        ],
        [
          "10.3",
          "La vente du dernier lot se lit jusqu’à la suivante. Les prix d’avant sont couverts jusqu’à la fin, sauf si le registre est ouvert.",
        ],
      ],
    },
  ],
  cards: "Les seize cartes",
  twists: {
    sealed:
      "Nul ne sait ce que le lot vaut pour les autres ; des enveloppes égales doivent encore monter ou céder (11.D).",
    exit: "Un retour tardif à l’argent pour qui a trop dépensé (11.E).",
    open: "Plus besoin de mémoire, et chacun voit qui est le plus pauvre (11.A).",
    forecast:
      "Vous pouvez épargner pour la suite, et savoir peut-être que ce lot est le dernier (11.B).",
    reserve: "La plus petite relance coûte davantage au début (11.C).",
  },
};
