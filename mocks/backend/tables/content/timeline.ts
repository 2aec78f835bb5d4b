import * as z from 'zod/mini';
import { TimelineEntry } from '#domain/content/timeline';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedTimeline } from '#mocks/backend/seed/content/timeline';

const TimelineRow = z.extend(TimelineEntry, { city: z.string() });
export type TimelineRow = z.infer<typeof TimelineRow>;

export const timelineTable = defineTable<TimelineRow>({
  name: 'timeline',
  scope: 'city',
  schema: TimelineRow,
  seed: seedTimeline,
});
