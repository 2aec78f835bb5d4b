import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { type Publication, useIsConfirmingTop } from '#machines/advertisement/advertisement.react';

/** Unpublishing a top ad also removes it from the top, so it needs a confirmation (R-STATE-18). */
export function TopConfirmation({ publication, name }: { publication: Publication; name: string }) {
  if (!useIsConfirmingTop(publication)) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="advertisement.top.title" />}
      confirm="advertisement.unpublish"
      cancel="common.cancel"
      onConfirm={() => publication.send({ type: 'confirm' })}
      onCancel={() => publication.send({ type: 'cancel' })}
    >
      <p>
        <FormattedMessage id="advertisement.top.text" values={{ name }} />
      </p>
    </ConfirmDialog>
  );
}
