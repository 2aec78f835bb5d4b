import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledMoment, ruledText } from '#domain/base/field-rule';
import { maybeKnown, recordId } from '#domain/base/fields';
import { parseTime } from '#domain/base/japan-time';
import { DESCRIPTION_MAX, TITLE_MAX } from '#domain/base/limits';
import type { Period } from '#domain/base/period';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems, mustBeFutureProblems } from '#domain/base/rules';
import { SentPicture } from '#domain/base/upload';
import { upcomingFirst } from '#domain/base/when';

export const EVENT_STATES = ['not_yet_held', 'being_held', 'ended'] as const;
export type EventState = (typeof EVENT_STATES)[number];

export const EventDraft = z.object({
  title: ruledText({ required: true, max: TITLE_MAX }),
  image: SentPicture,
  description: ruledText({ required: true, max: DESCRIPTION_MAX }),
  start: ruledMoment({ required: true }),
  end: ruledMoment({ required: true }),
});
export type EventDraft = z.infer<typeof EventDraft>;

/** An event (R-ENT-39). */
export const Event = z.extend(EventDraft, {
  id: recordId,
  image: z.nullable(z.string()),
  /** The state is never shown: the console derives it from the period and the time. */
  status: maybeKnown(EVENT_STATES),
});
export type Event = z.infer<typeof Event>;

/**
 * The event is being held from its start to its end, both included (R-STATE-14, A-122); null for an
 * unreadable period.
 */
export function eventStateAt({ start, end }: Period, now: number): EventState | null {
  const [from, to] = [parseTime(start), parseTime(end)];
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  if (now < from) return 'not_yet_held';
  return now <= to ? 'being_held' : 'ended';
}

/** The order of a list at a moment. */
export const eventOrder = (now: number) =>
  upcomingFirst<Event>({
    momentOf: ({ start }) => start,
    isOver: (event) => eventStateAt(event, now) === 'ended',
  });

/** The moments at which an event begins to be held, and at which it has ended. */
export function eventTurns({ start, end }: Period): string[] {
  const moments = [parseTime(start), parseTime(end) + 1];
  return moments.flatMap((moment) => (Number.isNaN(moment) ? [] : new Date(moment).toISOString()));
}

/**
 * R-VAL-CONTENT-15, 16; `before`: the start when the form opened, null for a new event; an unchanged start may be in
 * the past.
 */
export function eventProblems(
  values: Omit<EventDraft, 'image'>,
  { now, before }: { now: number; before: string | null },
): FieldProblem[] {
  const { start, end } = values;
  const isKept = before !== null && parseTime(start) === parseTime(before);
  return draftProblems(EventDraft, values, [
    ...(isKept ? [] : mustBeFutureProblems('start', start, now)),
    ...endBeforeStartProblems('end', start, end),
  ]);
}
