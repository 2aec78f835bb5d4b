import * as z from 'zod/mini';
import { Timecard } from '#domain/office/timecard';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedTimecards } from '#mocks/backend/seed/office/timecards';

const TimecardRow = z.extend(Timecard, {
  /** The company's slug: cards belong to companies, which work in every city. */
  company: z.string(),
  staff_id: z.number(),
});
export type TimecardRow = z.infer<typeof TimecardRow>;

export const timecardTable = defineTable<TimecardRow>({
  name: 'timecards',
  scope: 'world',
  schema: TimecardRow,
  seed: seedTimecards,
});
