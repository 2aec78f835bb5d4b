import * as z from 'zod/mini';
import { TimeSale } from '#domain/offers/time-sale';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedTimeSales } from '#mocks/backend/seed/offers/time-sales';

const TimeSaleRow = z.extend(TimeSale, { city: z.string() });
export type TimeSaleRow = z.infer<typeof TimeSaleRow>;

export const timeSaleTable = defineTable<TimeSaleRow>({
  name: 'time_sales',
  scope: 'city',
  schema: TimeSaleRow,
  seed: seedTimeSales,
});
