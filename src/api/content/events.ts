import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { matchesFilter } from '#api/http/matches-filter';
import { ListQuery, page } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { isMoment } from '#domain/base/japan-time';
import { upcomingFirst, WHEN } from '#domain/base/when';
import { EVENT_STATES, Event, EventDraft, type EventState, eventStateAt } from '#domain/content/event';

/**
 * PROPOSED: the filter of a list of events, beside its search. The state is by the server's clock.
 * `from` (included) and `to` (excluded) select events that overlap this time.
 */
export const EventFilter = z.object({
  status: z.optional(z.enum(EVENT_STATES)),
  /** PROPOSED. */
  when: z.optional(z.enum(WHEN)),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type EventFilter = z.input<typeof EventFilter>;

const path = '/:city/api/events/';

export const events = {
  ...crud(path, { row: Event, draft: formBody(EventDraft), form: true }),
  list: endpoint({
    method: 'GET',
    path,
    query: z.extend(ListQuery, EventFilter.shape),
    response: page(Event),
  }),
};

/** Allowed difference of the clocks of browser and backend, in ms: near a change of state both states fit. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Every filter shares one cache key prefix, so that a write makes every list stale. With `now`, states and order of
 * the returned events are checked against the filter.
 */
export const eventSource = (filter: EventFilter = {}, now?: () => number): Source<Event, EventDraft> =>
  sourceOf('events', events, {
    queryOf: (listQuery) => ({ ...listQuery, ...filter }),
    fits:
      now === undefined
        ? undefined
        : (event) =>
            !isMoment(event.end) ||
            [-CLOCK_TOLERANCE_MS, 0, CLOCK_TOLERANCE_MS].some((tolerance) =>
              matchesStateAndTime(filter, eventStateAt(event, now() + tolerance)),
            ),
    order: filter.when && NEAREST_FIRST[filter.when],
  });

const matchesStateAndTime = ({ status, when }: EventFilter, state: EventState | null): boolean =>
  matchesFilter(status, state) &&
  (state === null || when === undefined || (state === 'ended') === (when === 'past'));

const startOf = ({ start }: Event) => start;
const NEAREST_FIRST = {
  upcoming: upcomingFirst<Event>({ momentOf: startOf, isOver: () => false }),
  past: upcomingFirst<Event>({ momentOf: startOf, isOver: () => true }),
};
