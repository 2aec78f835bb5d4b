import * as z from 'zod/mini';
import { Locker } from '#domain/offers/locker';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedLockers } from '#mocks/backend/seed/offers/lockers';

const LockerRow = z.extend(Locker, { city: z.string() });
export type LockerRow = z.infer<typeof LockerRow>;

export const lockerTable = defineTable<LockerRow>({
  name: 'lockers',
  scope: 'city',
  schema: LockerRow,
  seed: seedLockers,
});
