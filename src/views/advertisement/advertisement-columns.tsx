import type { Advertisement } from '#domain/offers/advertisement';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { pictureColumn } from '#kit/column/picture-column';
import { StateTag } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { adName } from './ad-name';
import { publicityOf } from './publicity';

export const advertisementColumns = (hrefOf: (id: number) => string): readonly Column<Advertisement>[] => [
  nameColumn({ id: 'name', title: 'advertisement.name' }, adName, hrefOf),
  pictureColumn('image', 'advertisement.photos', ({ image }: Advertisement) => image[0], adName),
  {
    id: 'public',
    title: 'advertisement.state',
    width: 'state',
    card: 'meta',
    sort: 'public',
    text: (ad, { intl }) => intl.formatMessage({ id: publicityOf(ad).text }),
    cell: (ad) => <StateTag {...publicityOf(ad)} />,
  },
  {
    id: 'plan',
    title: 'advertisement.plan',
    kind: 'wide',
    width: 'narrow',
    sort: 'plan',
    cell: ({ plan }) => plan ?? '–',
  },
  textColumn('category_name', 'advertisement.category', { width: 'spare' }),
  textColumn('advertiser_name', 'flyer.advertiser', { card: 'meta', width: 'short' }),
  timeColumn('created_at', 'record.created_at', 'wide'),
];
