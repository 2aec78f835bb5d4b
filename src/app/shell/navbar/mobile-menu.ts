import { atom } from 'jotai';

/** Open state of the sidebar over the page on narrow screens: not stored, closed by every navigation. */
export const mobileMenuAtom = atom(false);
