import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { unsavedAtom } from '#kit/context/unsaved';
import { useApp } from '../app-context';
import { helpNoticeAtom } from './help/help-notice';
import { NO_TABS, tabsAtom } from './tabs/tabs';

/** Shows the notice of the help centre once after each sign-in. */
export function useHelpAfterSignIn(hasJustSignedIn: boolean): void {
  const setHelpNotice = useSetAtom(helpNoticeAtom);
  useEffect(
    function callHelp() {
      if (hasJustSignedIn) setHelpNotice({ call: 'signIn' });
    },
    [hasJustSignedIn, setHelpNotice],
  );
}

/** Clears the shell's state of pages and notices at the end of the session. */
export function useForgetOnLeave(): void {
  const app = useApp();
  const store = useStore();
  useEffect(
    function forgetOnLeave() {
      return app.onLeave(() => {
        store.set(tabsAtom, NO_TABS);
        store.set(unsavedAtom, []);
        store.set(helpNoticeAtom, null);
      });
    },
    [app, store],
  );
}
