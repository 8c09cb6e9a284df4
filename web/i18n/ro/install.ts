import type { InstallTexts } from "../texts.ts";

export const install: InstallTexts = {
  share: "Apasă Distribuie în bara din Safari.",
  add: "Alege „Adaugă la ecranul principal”.",
  open: "Deschide High Society de acolo și lipește linkul locului tău: aplicația nu știe nimic din Safari.",
};
