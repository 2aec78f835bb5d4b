import type { Advertisement, AdvertisementDraft } from '#domain/offers/advertisement';
import { DueAction } from '#kit/list/row/DueAction';
import { RowAction } from '#kit/list/row/RowAction';
import { RowActions } from '#kit/list/row/RowActions';
import { RowButtons } from '#kit/resource/ResourceDetail';
import type { ResourceController } from '#kit/resource/use-resource-controller';
import { useIsBusy, useIsPublic } from '#machines/advertisement/advertisement.react';
import { adName } from './ad-name';
import type { AdvertisementFields } from './advertisement-fields';
import { TopConfirmation } from './TopConfirmation';
import { useAdPublishing } from './use-ad-publishing';

interface AdvertisementActionsProps {
  ad: Advertisement;
  controller: ResourceController<Advertisement, AdvertisementDraft, AdvertisementFields>;
}

/** The actions on an ad in its row; publishing is due while it is private. */
export function AdvertisementActions({ ad, controller }: AdvertisementActionsProps) {
  const publication = useAdPublishing(ad);
  const isPublic = useIsPublic(publication);
  const isPublishing = useIsBusy(publication);
  const name = adName(ad);
  return (
    <>
      <RowActions
        name={name}
        due={
          isPublic ? null : (
            <DueAction
              verb="advertisement.publish"
              name={name}
              icon="pi pi-eye"
              busy={isPublishing}
              onClick={() => publication.send({ type: 'publish' })}
            />
          )
        }
      >
        {isPublic ? (
          <RowAction
            verb="advertisement.unpublish"
            name={name}
            icon={isPublishing ? 'pi pi-spinner pi-spin' : 'pi pi-eye-slash'}
            aria-disabled={isPublishing}
            onClick={() => publication.send({ type: 'unpublish' })}
          />
        ) : null}
        <RowButtons {...controller} row={ad} />
      </RowActions>
      <TopConfirmation publication={publication} name={name} />
    </>
  );
}
