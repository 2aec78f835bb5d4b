import { useEffect } from 'react';
import { useApp } from '#app/app-context';
import type { Version } from '#machines/version/version.react';
import { useOnline } from '../navbar/use-online';
import { startVersion } from './start-version';

/** The comparison of versions, which learns here that the tab is shown and that another page is. */
export function useVersionCheck(): Version {
  const app = useApp();
  const { navigation } = app.services;
  const version = startVersion(app);
  const isOnline = useOnline();
  useEffect(
    function reportShownTab() {
      const reportIfVisible = () => {
        if (document.visibilityState === 'visible') version.send({ type: 'tab shown' });
      };
      document.addEventListener('visibilitychange', reportIfVisible);
      return () => document.removeEventListener('visibilitychange', reportIfVisible);
    },
    [version],
  );
  useEffect(
    function reportChangedPage() {
      // without a connection the browser would show a page of its own
      if (!isOnline) return undefined;
      let path = navigation.path();
      let timer: ReturnType<typeof setTimeout>;
      const stopListening = navigation.subscribe(() => {
        if (navigation.path() === path) return;
        path = navigation.path();
        clearTimeout(timer);
        // the page that is left has stored its draft and closed its dialogs by then
        timer = setTimeout(() => version.send({ type: 'page changed' }));
      });
      return () => {
        clearTimeout(timer);
        stopListening();
      };
    },
    [version, navigation, isOnline],
  );
  return version;
}
