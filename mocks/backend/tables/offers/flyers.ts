import * as z from 'zod/mini';
import { Flyer } from '#domain/offers/flyer';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedFlyers } from '#mocks/backend/seed/offers/flyers';

const FlyerRow = z.extend(Flyer, { city: z.string() });
export type FlyerRow = z.infer<typeof FlyerRow>;

export const flyerTable = defineTable<FlyerRow>({
  name: 'flyers',
  scope: 'city',
  schema: FlyerRow,
  seed: seedFlyers,
});
