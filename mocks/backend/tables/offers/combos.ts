import * as z from 'zod/mini';
import { Combo } from '#domain/offers/combo';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedCombos } from '#mocks/backend/seed/offers/combos';

const ComboRow = z.extend(Combo, { company: z.string() });
export type ComboRow = z.infer<typeof ComboRow>;

/** The products of each company, including drafts. */
export const comboTable = defineTable<ComboRow>({
  name: 'combos',
  scope: 'world',
  schema: ComboRow,
  seed: seedCombos,
});
