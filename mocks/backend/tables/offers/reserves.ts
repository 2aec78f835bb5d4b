import * as z from 'zod/mini';
import { Reserve } from '#domain/offers/reserve';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedReserves } from '#mocks/backend/seed/offers/reserves';

const ReserveRow = z.extend(Reserve, {
  city: z.string(),
  /** The shop's ad, which determines the reservation's owner; null for a shop that no longer exists. */
  advertisement: z.nullable(z.number()),
});
export type ReserveRow = z.infer<typeof ReserveRow>;

export const reserveTable = defineTable<ReserveRow>({
  name: 'reserves',
  scope: 'city',
  schema: ReserveRow,
  seed: seedReserves,
});
