import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  /** The text, which names the object. */
  children: ReactNode;
  /** Message ids. */
  confirm: string;
  cancel: string;
  busy?: boolean;
  /** The action is impossible, or not possible yet; the text gives the reason. */
  disabled?: boolean;
  /** A request that hangs can be abandoned: `onCancel` aborts it. */
  stoppable?: boolean;
  /** `danger` where data is lost. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation before data is lost or something irreversible happens; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  busy,
  disabled,
  stoppable,
  tone = 'danger',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      kind="confirmation"
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
          <button
            type="button"
            className={`button ${tone}`}
            disabled={disabled}
            // `aria-disabled` keeps it focusable: where the focus goes after the dialog depends on where it was.
            aria-disabled={busy}
            onClick={busy ? undefined : onConfirm}
          >
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
