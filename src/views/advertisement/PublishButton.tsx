import { FormattedMessage } from 'react-intl';
import type { Advertisement } from '#domain/offers/advertisement';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { RowAction } from '#kit/overlay/RowAction';
import {
  type Publication,
  useIsBusy,
  useIsConfirmingTop,
  useIsPublic,
} from '#machines/advertisement/advertisement.react';
import { adName } from './ad-name';
import { useAdPublishing } from './use-ad-publishing';

/** Publishes or unpublishes an ad in its row. */
export function PublishButton({ ad }: { ad: Advertisement }) {
  const publication = useAdPublishing(ad);
  const isPublic = useIsPublic(publication);
  const busy = useIsBusy(publication);
  const action = isPublic ? 'unpublish' : 'publish';
  return (
    <>
      <RowAction
        verb={`advertisement.${action}`}
        name={adName(ad)}
        icon={busy ? 'pi pi-spinner pi-spin' : isPublic ? 'pi pi-eye-slash' : 'pi pi-eye'}
        // `aria-disabled` keeps it focusable: the focus must not leave the page during the request.
        aria-disabled={busy}
        onClick={() => publication.send({ type: action })}
      />
      <TopConfirmation publication={publication} name={adName(ad)} />
    </>
  );
}

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
