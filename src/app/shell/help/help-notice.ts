import { atom } from 'jotai';

/** How the notice was opened: by the sign-in, by a click, or by the keyboard, which moves the focus to it. */
export type HelpNoticeCall = 'signIn' | 'hand' | 'keyboard';

/** Null while the notice is hidden. */
export const helpNoticeAtom = atom<{ call: HelpNoticeCall } | null>(null);

/** Id of the help button, which gets the focus back when the notice closes. */
export const HELP_BUTTON = 'help-button';
