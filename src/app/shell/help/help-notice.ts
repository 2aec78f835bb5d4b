import { atom } from 'jotai';

/** How the notice of the help centre was called up: by signing in, by hand, or by the keyboard, which it then awaits. */
export type HelpNoticeCall = 'signIn' | 'hand' | 'keyboard';

/** Null while it is not shown. */
export const helpNoticeAtom = atom<{ call: HelpNoticeCall } | null>(null);

/** Known to the notice, which gives the focus back to it. */
export const HELP_BUTTON = 'help-button';
