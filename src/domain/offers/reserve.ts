import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruled, ruledMoment } from '#domain/base/field-rule';
import { maybeId, maybeOneOf, recordId } from '#domain/base/fields';
import { isMoment, parseTime } from '#domain/base/japan-time';
import type { FieldProblem } from '#domain/base/problems';
import { mustBeFutureProblems } from '#domain/base/rules';
import { upcomingFirst, type When } from '#domain/base/when';

/** The five states of a reservation (R-STATE-15); A-123 lists the transitions. */
export const RESERVE_STATES = [
  'waiting',
  'accepted',
  'waiting_for_cancellation',
  'expired',
  'cancelled',
] as const;
export type ReserveState = (typeof RESERVE_STATES)[number];

/** The states that a reservation can have before and after its time. */
export const RESERVE_STATES_WHEN: Readonly<Record<When, readonly ReserveState[]>> = {
  upcoming: ['waiting', 'accepted', 'waiting_for_cancellation', 'cancelled'],
  past: ['expired', 'cancelled'],
};

/** PROPOSED: larger parties contact the shop. */
export const PEOPLE_MAX = 100;

/** PROPOSED: guests reserve in the app; the console changes the time and the number of people. */
export const ReserveDraft = z.object({
  date: ruledMoment({ required: true }),
  /** Number of people. */
  people: ruled(z.number(), { required: true, range: [1, PEOPLE_MAX] }),
  /** PROPOSED: the locker reserved for the guest. */
  locker: maybeId,
});
export type ReserveDraft = z.infer<typeof ReserveDraft>;

export const Reserve = z.extend(ReserveDraft, {
  id: recordId,
  /** The guest's name. */
  user: z.nullable(z.string()),
  /** The shop's name. */
  shop: z.nullable(z.string()),
  status: maybeOneOf(RESERVE_STATES),
});
export type Reserve = z.infer<typeof Reserve>;

/** Whether the time of a reservation has come. One whose guest still waits for the answer to a cancellation is not past. */
export const isPastReserve = ({ date, status }: Pick<Reserve, 'date' | 'status'>, now: number): boolean =>
  status !== 'waiting_for_cancellation' && isMoment(date) && parseTime(date) <= now;

/** The order of a list at a moment. */
export const reserveOrder = (now: number) =>
  upcomingFirst<Reserve>({ momentOf: ({ date }) => date, isOver: (row) => isPastReserve(row, now) });

/** `before`: the time when the form opened; an unchanged time may be in the past. */
export const reserveProblems = (
  values: ReserveDraft,
  { now, before }: { now: number; before: string },
): FieldProblem[] =>
  draftProblems(
    ReserveDraft,
    values,
    parseTime(values.date) === parseTime(before) ? [] : mustBeFutureProblems('date', values.date, now),
  );
