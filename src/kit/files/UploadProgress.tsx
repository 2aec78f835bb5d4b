import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UploadActor } from '#machines/upload/upload.react';
import './upload-progress.css';

interface UploadProgressProps {
  upload: UploadActor;
  /** Cancels the submission of the form. */
  onStop: () => void;
}

/** The progress of the check or of the sending of a form's files, and what the check has changed in them. */
export function UploadProgress({ upload, onStop }: UploadProgressProps) {
  const intl = useIntl();
  const isChecking = useSelector(upload, (snapshot) => snapshot.matches({ choosing: 'checking' }));
  const isSending = useSelector(upload, (snapshot) => snapshot.matches('sending'));
  const hadPosition = useSelector(upload, ({ context }) => context.hadPosition);
  const progress = useSelector(upload, ({ context }) => context.progress);
  if (isChecking) {
    return (
      <p role="status" className="quiet">
        <FormattedMessage id="upload.checking" />
      </p>
    );
  }
  if (!isSending && hadPosition) {
    return (
      <p role="status" className="quiet">
        <FormattedMessage id="upload.positionRemoved" />
      </p>
    );
  }
  if (!isSending) return null;
  const percent = intl.formatNumber(progress, { style: 'percent' });
  return (
    <div className="upload-progress">
      <progress
        value={progress}
        max={1}
        aria-label={intl.formatMessage({ id: 'upload.sending' }, { percent })}
      />
      <span aria-hidden="true">{percent}</span>
      <button
        type="button"
        className="button small"
        onClick={() => {
          upload.send({ type: 'cancel' });
          onStop();
        }}
      >
        <FormattedMessage id="upload.stop" />
      </button>
    </div>
  );
}
