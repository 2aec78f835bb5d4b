import { FormattedMessage } from 'react-intl';
import { useIsOutdated } from '#machines/version/version.react';
import { useVersionCheck } from './use-version-check';
import './version-line.css';

/** Says that a newer version is out. The live region is always there, so that screen readers announce its text. */
export default function VersionLine() {
  const version = useVersionCheck();
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
