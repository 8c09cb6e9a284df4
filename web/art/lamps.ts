/** A street lantern of 20 × 28 around 0: the first of a green card lights it. */
const HEAD =
  '<path d="M-7.5-6.5Q-5-11 0-12.5Q5-11 7.5-6.5Z"/><circle cy="-13" r="1.3"/><path d="M-3 7.5H3V9.5H-3ZM-1 9.5H1V14H-1Z"/>';

export const LAMP_LIT =
  `<g fill="var(--lamp)" stroke="var(--lamp)" stroke-width="1.2" stroke-linejoin="round">${HEAD}<path d="M-6.5-5.5H6.5L4 6.5H-4Z"/></g>` +
  '<path d="M0-4.2C3.4-.8 3.6 2.2 0 5C-3.6 2.2-3.4-.8 0-4.2Z" fill="var(--flame)"/>' +
  '<path d="M-8.5 1L-10 1.4M8.5 1L10 1.4M-8.8-3.5L-10.2-4M8.8-3.5L10.2-4" stroke="var(--lamp)" stroke-width="1.3" stroke-linecap="round"/>';

export const LAMP_DARK = `<g fill="none" stroke="var(--lamp)" stroke-width="1.3" stroke-linejoin="round">${HEAD}<path d="M-6.5-5.5H6.5L4 6.5H-4Z"/></g>`;
