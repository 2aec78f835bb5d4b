import * as z from 'zod/mini';
import { Advertisement } from '#domain/offers/advertisement';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedAdvertisements } from '#mocks/backend/seed/offers/advertisements';

const AdvertisementRow = z.extend(Advertisement, { city: z.string() });
export type AdvertisementRow = z.infer<typeof AdvertisementRow>;

export const advertisementTable = defineTable<AdvertisementRow>({
  name: 'advertisements',
  scope: 'city',
  schema: AdvertisementRow,
  seed: seedAdvertisements,
});
