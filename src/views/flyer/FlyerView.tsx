import { flyerSource } from '#api/offers/flyers';
import type { Flyer } from '#domain/offers/flyer';
import { pictureColumn } from '#kit/column/picture-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { checkPictureOrPdf } from '#kit/files/check-picture';
import { StoredFiles } from '#kit/files/StoredFiles';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { FlyerFields } from './flyer-fields';

const nameOf = ({ id, title }: Flyer) => shortText(title) || `#${id}`;

const flyers = defineResource({
  title: 'flyer.title',
  empty: 'empty.flyers',
  noun: 'flyer.noun',
  search: 'flyer.search',
  source: flyerSource,
  nameOf,
  tiles: tileLayout,
  columns: [
    textColumn('title', 'field.title'),
    pictureColumn('files', 'flyer.file', ({ files }: Flyer) => files[0], nameOf),
    textColumn('advertiser_name', 'flyer.advertiser', { width: 'medium', card: 'meta' }),
    timeColumn('expiry', 'flyer.expiry'),
    textColumn('creator', 'flyer.creator', { card: 'none', width: 'spare' }),
    timeColumn('creation_date', 'record.created_at', 'wide'),
  ],
  detail: (row) => [
    { title: 'flyer.files', value: <StoredFiles files={row.files} name={nameOf(row)} /> },
    { title: 'field.title', value: row.title },
    { title: 'flyer.comment', value: row.comment, prose: true },
    { title: 'flyer.advertiser', value: row.advertiser_name },
    { title: 'flyer.expiry', value: <Moment at={row.expiry} /> },
    { title: 'flyer.creator', value: row.creator },
    { title: 'record.created_at', value: <Moment at={row.creation_date} /> },
  ],
  Form: lazyComponent(() => import('./FlyerForm')),
  wideForm: true,
  draftOf: ({ advertiser, expiry, ...values }: FlyerFields) => ({
    ...values,
    expiry: expiry || null,
    advertiser: advertiser?.id ?? null,
  }),
  checkFile: checkPictureOrPdf('files'),
});

/** チラシ (R-GEN-27, R-ENT-34). */
export default function FlyerView() {
  return <ResourceView of={flyers} />;
}

FlyerView.first = prefetchResource(flyers);
