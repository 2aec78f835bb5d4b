import * as z from 'zod/mini';
import { Package } from '#domain/offers/package';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedPackages } from '#mocks/backend/seed/offers/packages';

const PackageRow = z.extend(Package, { city: z.string() });
export type PackageRow = z.infer<typeof PackageRow>;

export const packageTable = defineTable<PackageRow>({
  name: 'packages',
  scope: 'city',
  schema: PackageRow,
  seed: seedPackages,
});
