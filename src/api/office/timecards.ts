import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { matchesFilter } from '#api/http/matches-filter';
import { changed, created, ListQuery, page, removalResponses, wholeNumber } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { monthAt, spanOfMonth } from '#domain/office/month';
import { Timecard, TimecardDraft } from '#domain/office/timecard';

export const timecards = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/timecards',
    query: z.extend(ListQuery, {
      /** PROPOSED: cards that began at or after `from` and before `to`; of one person. */
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      staff_id: z.optional(wholeNumber),
    }),
    response: page(Timecard),
  }),
  one: endpoint({ method: 'GET', path: '/company/:company/timecards/:id', response: Timecard }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/timecards',
    body: TimecardDraft,
    response: created(Timecard),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/:company/timecards/:id',
    body: changesOf(TimecardDraft),
    response: changed(Timecard),
  }),
  /** PROPOSED. */
  remove: endpoint({ method: 'DELETE', path: '/company/:company/timecards/:id', response: removalResponses }),
};

interface TimecardFilter {
  /** A month, `2026-04`; null: every month. */
  month?: string | null;
  /** The id of one person; null: every person whose cards the account may see. */
  staffId?: number | null;
}

export const timecardSource = (company: string, { month = null, staffId = null }: TimecardFilter = {}) =>
  sourceOf('timecards', timecards, {
    params: { company },
    queryOf: (listQuery) => ({
      ...listQuery,
      ...(month === null ? {} : instantsOf(month)),
      ...(staffId === null ? {} : { staff_id: staffId }),
    }),
    fits: ({ clock_in, staff_id }) =>
      (month === null || monthAt(clock_in) === month) && matchesFilter(staffId ?? undefined, staff_id),
  });

/** The start and end of a month as ISO instants. */
function instantsOf(month: string) {
  const { from, to } = spanOfMonth(month);
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
