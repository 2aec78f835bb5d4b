import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { IconButton } from '#kit/page/IconButton';
import { lazyComponent } from '#kit/page/lazy-component';
import { cappedCount } from '#kit/services/capped-count';

const ErrorLogDialog = lazyComponent(() => import('./ErrorLogDialog'), null);

const MAX_SHOWN_COUNT = 99;

/** Shown to the roles that can diagnose errors, and to everyone in development and in the demo. */
export function ErrorLogButton() {
  const intl = useIntl();
  const { errorLog, settings } = useAppServices();
  const { role } = useUser();
  const [isLogOpen, setLogOpen] = useState(false);
  const count = useSyncExternalStore(errorLog.subscribe, () => errorLog.entries().length);
  const mayRead = settings.errorLogForEveryone || role === 'Administrator' || role === 'Operator';
  if (!mayRead || (count === 0 && !isLogOpen)) return null;
  const label = intl.formatMessage({ id: 'shell.errorLog' }, { count });
  return (
    <>
      <IconButton
        className="error-log-button"
        label={label}
        icon="pi pi-exclamation-triangle"
        onClick={() => setLogOpen(true)}
      >
        <span className="badge" aria-hidden="true">
          {cappedCount(count, MAX_SHOWN_COUNT)}
        </span>
      </IconButton>
      {isLogOpen ? <ErrorLogDialog onClose={() => setLogOpen(false)} /> : null}
    </>
  );
}
