import { FormattedMessage } from 'react-intl';
import type { Advertisement } from '#domain/offers/advertisement';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { RowAction } from '#kit/overlay/RowAction';
import {
  type Publication,
  useAsksAboutTop,
  useIsBusy,
  useIsPublic,
} from '#machines/advertisement/advertisement.react';
import { adName } from './ad-name';
import { usePublishing } from './use-publishing';

/** Publishes or unpublishes an ad in its row. */
export function PublishButton({ ad }: { ad: Advertisement }) {
  const publication = usePublishing(ad);
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
      <TopQuestion publication={publication} name={adName(ad)} />
    </>
  );
}

/** Unpublishing a top ad also removes it from the top, so it needs a confirmation (R-STATE-18). */
export function TopQuestion({ publication, name }: { publication: Publication; name: string }) {
  if (!useAsksAboutTop(publication)) return null;
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
