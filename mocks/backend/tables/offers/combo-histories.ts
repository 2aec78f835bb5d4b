import * as z from 'zod/mini';
import { ComboHistory } from '#domain/offers/combo-history';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedComboHistories } from '#mocks/backend/seed/offers/combo-histories';

const ComboHistoryRow = z.extend(ComboHistory, { company: z.string() });
export type ComboHistoryRow = z.infer<typeof ComboHistoryRow>;

/** Each move of a product into or out of the supported list. */
export const comboHistoryTable = defineTable<ComboHistoryRow>({
  name: 'combo_histories',
  scope: 'world',
  schema: ComboHistoryRow,
  seed: seedComboHistories,
});
