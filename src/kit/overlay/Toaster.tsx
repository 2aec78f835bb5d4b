import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToasts } from '#kit/context/app-services';
import { MessageText } from '#kit/page/MessageText';
import type { Toast } from '#kit/services/toasts';
import { openDialogs } from './open-dialogs';

const NO_TOASTS: readonly Toast[] = [];
const noToasts = () => NO_TOASTS;
const SEVERITY_MARKS = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/** Toasts, inside the topmost modal dialog if there is one: all else is inert and behind its backdrop. */
export function Toaster() {
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top, openDialogs.top);
  return dialog === null ? <ToastList /> : createPortal(<ToastList />, dialog);
}

/** Toasts are announced as they appear, and stay while one is hovered or focused. */
function ToastList() {
  const toasts = useToasts();
  const intl = useIntl();
  const shownToasts = useSyncExternalStore(toasts.subscribe, toasts.current, noToasts);
  const focusBefore = useRef<EventTarget | null>(null);
  const pauseOnFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    toasts.pause();
    if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
  };
  const closeToast = (id: number) => {
    // the focus would go with the toast
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    toasts.close(id);
  };
  useEffect(
    function releaseOnLeave() {
      return () => toasts.resume();
    },
    [toasts],
  );
  return (
    <section
      className="toasts"
      aria-label={intl.formatMessage({ id: 'common.messages' })}
      aria-live="polite"
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={pauseOnFocus}
      onBlur={toasts.resume}
    >
      {shownToasts.map(({ id, severity, message, action }) => (
        <div key={id} className={`toast ${severity}`} role={severity === 'error' ? 'alert' : 'status'}>
          <span className="toast-mark" aria-hidden="true">
            {SEVERITY_MARKS[severity]}
          </span>
          <div className="toast-text">
            <MessageText as="p" message={message} />
          </div>
          {action ? (
            <button
              type="button"
              className="button small"
              onClick={() => {
                toasts.close(id);
                action.run();
              }}
            >
              <FormattedMessage id={action.label} />
            </button>
          ) : null}
          <button
            type="button"
            className="toast-close"
            aria-label={intl.formatMessage({ id: 'common.close' })}
            onClick={() => closeToast(id)}
          >
            ×
          </button>
        </div>
      ))}
    </section>
  );
}
