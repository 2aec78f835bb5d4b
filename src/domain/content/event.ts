import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { Picture } from '#domain/base/upload';

export const EVENT_STATES = ['not_yet_held', 'being_held', 'ended'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** The period is `start` to `end`, ISO 8601. */
export const EventDraft = z.object({
  title: z.string(),
  image: z.nullable(Picture),
  description: z.string(),
  start: z.string(),
  end: z.string(),
});
export type EventDraft = z.infer<typeof EventDraft>;

/** An event (R-ENT-39). */
export const Event = z.extend(EventDraft, {
  id: z.number(),
  image: z.nullable(z.string()),
  /** Never shown: the state follows from the period and the time. */
  status: maybeText,
});
export type Event = z.infer<typeof Event>;
