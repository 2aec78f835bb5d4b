import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from './app-services';
import { textOf } from './message';

const MARKS = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/** The one place where passing messages are shown; read out as they come, held while one looks at them. */
export function Toaster() {
  const toasts = useToasts();
  const intl = useIntl();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <section
      className="toasts"
      aria-label={intl.formatMessage({ id: 'common.messages' })}
      aria-live="polite"
      onMouseEnter={toasts.hold}
      onMouseLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {shown.map(({ id, severity, message }) => (
        <div key={id} className={`toast ${severity}`} role={severity === 'error' ? 'alert' : 'status'}>
          <span className="toast-mark" aria-hidden="true">
            {MARKS[severity]}
          </span>
          <p>{textOf(intl, message)}</p>
          <button
            type="button"
            className="toast-close"
            aria-label={intl.formatMessage({ id: 'common.close' })}
            onClick={() => toasts.close(id)}
          >
            ×
          </button>
        </div>
      ))}
    </section>
  );
}
