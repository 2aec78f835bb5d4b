import * as z from 'zod/mini';
import { crud } from '#api/http/crud';
import { endpoint } from '#api/http/endpoint';
import { formBody } from '#api/http/form';
import { says } from '#api/http/says';
import { ListQuery, page } from '#api/http/shapes';
import { type Source, sourceOf } from '#api/http/source';
import { EVENT_STATES, Event, EventDraft, eventStateAt } from '#domain/content/event';

/**
 * PROPOSED: what a list of events is narrowed to, beside its search; the state by the server's clock. `from` and
 * `to`: held at some time from this moment to before that one.
 */
export const EventFilter = z.object({
  status: z.optional(z.enum(EVENT_STATES)),
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

/** So far apart the clocks of a browser and of the backend may be: near a turn either state fits. */
const CLOCKS_APART = 5 * 60_000;

/**
 * All of them, or those that a filter leaves: the same cache, so that a write makes every list stale. By `now` the states
 * of what comes back are checked.
 */
export const eventSource = (filter: EventFilter = {}, now?: () => number): Source<Event, EventDraft> =>
  sourceOf('events', events, {
    queryOf: (listQuery) => ({ ...listQuery, ...filter }),
    fits:
      now === undefined
        ? undefined
        : (event) =>
            [-CLOCKS_APART, 0, CLOCKS_APART].some((apart) =>
              says(filter.status, eventStateAt(event, now() + apart)),
            ),
  });
