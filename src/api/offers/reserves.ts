import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, ListQuery, page, removalResponses } from '#api/http/shapes';
import { WHEN } from '#domain/base/when';
import { RESERVE_STATES, Reserve, ReserveDraft } from '#domain/offers/reserve';

/** There is no create: guests reserve in the app. A-123 says which call is allowed in which state. */
export const reserves = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/reserves/',
    query: z.extend(ListQuery, {
      status: z.optional(z.enum(RESERVE_STATES)),
      /** PROPOSED. */
      when: z.optional(z.enum(WHEN)),
      /** PROPOSED: from this moment (included) to that one (excluded). */
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
    response: page(Reserve),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/reserves/:id/', response: Reserve }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/reserves/:id/',
    body: changesOf(ReserveDraft),
    response: changed(Reserve),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/reserves/:id/', response: removalResponses }),
  /** Accepts a reservation, and rejects a requested cancellation. */
  accept: endpoint({ method: 'POST', path: '/:city/api/reserves/:id/accept/', response: changed(Reserve) }),
  cancel: endpoint({ method: 'POST', path: '/:city/api/reserves/:id/cancel/', response: changed(Reserve) }),
  approveCancel: endpoint({
    method: 'POST',
    path: '/:city/api/reserves/:id/approve_cancel/',
    response: changed(Reserve),
  }),
};
