import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';

/** Before a write with an unknown outcome is sent again: it may happen twice. */
export default function RepeatConfirmation({
  onConfirm,
  onCancel,
}: {
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="record.repeat.title" />}
      confirm="record.repeat.confirm"
      cancel="common.cancel"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <FormattedMessage id="record.repeat.text" />
    </ConfirmDialog>
  );
}
