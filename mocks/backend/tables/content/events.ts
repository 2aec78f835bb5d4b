import * as z from 'zod/mini';
import { Event } from '#domain/content/event';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedEvents } from '#mocks/backend/seed/content/events';

const EventRow = z.extend(Event, { city: z.string() });
export type EventRow = z.infer<typeof EventRow>;

export const eventTable = defineTable<EventRow>({
  name: 'events',
  scope: 'city',
  schema: EventRow,
  seed: seedEvents,
});
