import { atom } from 'jotai';

/**
 * Open state of the sidebar over the page on narrow screens. It is not stored, and every navigation closes
 * it.
 */
export const mobileMenuAtom = atom(false);
