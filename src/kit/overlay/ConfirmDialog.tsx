import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  /** Names the object. */
  children: ReactNode;
  /** Message ids. */
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** It cannot be done, or not yet; the question says why. */
  disabled?: boolean;
  /** What hangs can be left: `onCancel` gives it up. */
  stoppable?: boolean;
  /** `danger` where something is lost. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost or cannot be taken back; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  busy,
  disabled = busy,
  stoppable,
  tone = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      kind="question"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <button
            type="button"
            className="button"
            data-first-focus
            disabled={busy && !stoppable}
            onClick={onCancel}
          >
            <FormattedMessage id={cancel} />
          </button>
          <button type="button" className={`button ${tone}`} disabled={disabled} onClick={onConfirm}>
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            <FormattedMessage id={confirm} />
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
