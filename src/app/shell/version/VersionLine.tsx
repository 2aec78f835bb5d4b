import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '#app/app-context';
import { useIsOutdated } from '#machines/version/version.react';
import { useOnline } from '../navbar/use-online';
import { startVersion } from './start-version';
import './version-line.css';

/** The live region is always there, so that screen readers announce its text. */
export default function VersionLine() {
  const app = useApp();
  const { navigation } = app.services;
  const version = startVersion(app);
  const online = useOnline();
  useEffect(
    function reportShownTab() {
      const report = () => {
        if (document.visibilityState === 'visible') version.send({ type: 'tab shown' });
      };
      document.addEventListener('visibilitychange', report);
      return () => document.removeEventListener('visibilitychange', report);
    },
    [version],
  );
  useEffect(
    function reportChangedPage() {
      // without a connection the browser would show a page of its own
      if (!online) return undefined;
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
    [version, navigation, online],
  );
  return (
    <p className="version-line" role="status">
      {useIsOutdated(version) ? (
        <span>
          <FormattedMessage id="shell.newVersion" />
          <button type="button" className="button small" onClick={() => version.send({ type: 'reload' })}>
            <FormattedMessage id="app.reload" />
          </button>
        </span>
      ) : null}
    </p>
  );
}
