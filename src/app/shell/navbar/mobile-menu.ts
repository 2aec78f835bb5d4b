import { atom } from 'jotai';

/** The sidebar over the page on narrow screens: never remembered, closed by every move. */
export const mobileMenuAtom = atom(false);
