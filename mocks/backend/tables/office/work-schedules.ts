import * as z from 'zod/mini';
import { WorkSchedule } from '#domain/office/work-schedule';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedWorkSchedules } from '#mocks/backend/seed/office/work-schedules';

const WorkScheduleRow = z.extend(WorkSchedule, {
  /** The company's slug, as in timecards. */
  company: z.string(),
  staff_id: z.number(),
});
export type WorkScheduleRow = z.infer<typeof WorkScheduleRow>;

export const workScheduleTable = defineTable<WorkScheduleRow>({
  name: 'work_schedules',
  scope: 'world',
  schema: WorkScheduleRow,
  seed: seedWorkSchedules,
});
