import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '#app/app-context';
import { buildId } from '#kit/context/build-id';
import { Dialog } from '#kit/overlay/Dialog';
import { Details } from '#kit/record/Details';
import { timestampText } from '#kit/services/dates';
import './about-dialog.css';

/** What a support call asks first, to be read out or copied. */
export default function AboutDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { config, services } = useApp();
  const { toasts } = services;
  const deployedAt = useLastDeploy(config.basePath);
  const build = buildId();
  const entries = [
    { title: 'about.version', value: import.meta.env.VITE_VERSION },
    { title: 'about.build', value: build },
    { title: 'about.deployed', value: deployedAt },
    { title: 'about.browser', value: navigator.userAgent },
    // without its query, which may hold what the user searched for
    { title: 'about.address', value: location.origin + location.pathname },
  ].filter(({ value }) => value !== null);

  async function copyEntries() {
    const lines = entries.map(({ title, value }) => `${intl.formatMessage({ id: title })}: ${value}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toasts.show('success', { messageId: 'about.copied' });
    } catch {
      // plain http has no clipboard
      toasts.show('warning', { messageId: 'about.notCopied' });
    }
  }

  return (
    <Dialog
      title={<FormattedMessage id="about.title" />}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={() => void copyEntries()}>
          <FormattedMessage id="about.copy" />
        </button>
      }
    >
      <Details entries={entries} />
      {/* the build writes the file */}
      {build === null ? null : (
        <p className="about-licenses">
          <a href={`${config.basePath}licenses.txt`} target="_blank" rel="noopener">
            <FormattedMessage id="about.licenses" /> <FormattedMessage id="shell.newTab" />
          </a>
        </p>
      )}
    </Dialog>
  );
}

/** When the host's page was written, in Japan's time; null where the host does not say. */
function useLastDeploy(pageUrl: string): string | null {
  const [deployedAt, setDeployedAt] = useState<string | null>(null);
  useEffect(
    function requestPage() {
      const abortRequest = new AbortController();
      fetch(pageUrl, { method: 'HEAD', cache: 'no-cache', signal: abortRequest.signal }).then(
        ({ ok, headers }) => {
          const modified = Date.parse((ok && headers.get('last-modified')) || '');
          if (!Number.isNaN(modified)) setDeployedAt(timestampText(modified));
        },
        // closed, or offline
        () => undefined,
      );
      return () => abortRequest.abort();
    },
    [pageUrl],
  );
  return deployedAt;
}
