import * as z from 'zod/mini';
import { Advertisement } from '#domain/offers/advertisement';
import { columns } from '#mocks/db/columns';
import { defineTable } from '#mocks/db/define-table';
import { seedAdvertisements } from '#mocks/seed/advertisements';

const AdvertisementRow = z.extend(Advertisement, { city: z.string() });
export type AdvertisementRow = z.infer<typeof AdvertisementRow>;

export const advertisementTable = defineTable<AdvertisementRow>({
  name: 'advertisements',
  scope: 'city',
  schema: AdvertisementRow,
  model: {
    id: columns.key,
    city: columns.text,
    name: columns.text,
    advertiser: columns.maybeNumber,
    advertiser_name: columns.maybeText,
    category: columns.maybeNumber,
    category_name: columns.maybeText,
    genres: columns.list,
    plan: columns.text,
    price: columns.maybeNumber,
    image: columns.list,
    latitude: columns.maybeNumber,
    longitude: columns.maybeNumber,
    opening_hours: columns.list,
    youtube_link: columns.maybeText,
    phone: columns.maybeText,
    address: columns.maybeText,
    videos: columns.maybeObject,
    public: columns.flag,
    is_top: columns.maybeFlag,
    discount_end: columns.maybeText,
    created_at: columns.maybeText,
  },
  seed: seedAdvertisements,
});
