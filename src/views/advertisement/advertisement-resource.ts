import { advertisementSource } from '#api/offers/advertisements';
import { checkPicture } from '#kit/files/check-picture';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { AdvertisementDetail } from './AdvertisementDetail';
import { adDraftOf } from './ad-draft';
import { adName } from './ad-name';

/** Reading and writing single records does not depend on a filter of the list. */
export const advertisementResource = defineResource({
  title: 'advertisement.title',
  noun: 'advertisement.noun',
  source: advertisementSource(),
  nameOf: adName,
  columns: [],
  Shown: AdvertisementDetail,
  Form: lazyComponent(() => import('./AdvertisementForm')),
  wideForm: true,
  draftOf: adDraftOf,
  checkFile: checkPicture('image'),
});
