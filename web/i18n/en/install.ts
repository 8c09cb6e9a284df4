/** How an iPhone comes to show notices: the page as an app (ux.md E). */
export const install = {
  share: "Press Share in Safari’s bar.",
  add: "Choose “Add to Home Screen”.",
  open: "Open High Society from there and paste your seat link: the app knows nothing of Safari.",
};
