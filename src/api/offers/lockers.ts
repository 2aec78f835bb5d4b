import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses, yesOrNo } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { Locker, LockerDraft } from '#domain/offers/locker';

export const lockers = {
  list: endpoint({
    method: 'GET',
    path: '/:city/manager/lockers/',
    query: ListQuery,
    response: page(Locker),
  }),
  /** Every locker at once, for a choice; the path has no trailing slash. */
  all: endpoint({
    method: 'GET',
    path: '/:city/manager/lockers',
    query: z.object({ get_all: yesOrNo }),
    response: page(Locker),
  }),
  create: endpoint({
    method: 'POST',
    path: '/:city/manager/lockers/',
    body: LockerDraft,
    response: created(Locker),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/manager/lockers/:id/',
    body: changesOf(LockerDraft),
    response: changed(Locker),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/manager/lockers/:id/', response: removalResponses }),
  /** The read-only page titled Locker, open to every role. */
  readOnly: endpoint({
    method: 'GET',
    path: '/:city/manager/lockers/list/',
    query: ListQuery,
    response: page(Locker),
  }),
};

export const lockerSource = sourceOf('lockers', {
  list: lockers.list,
  create: lockers.create,
  update: lockers.update,
  remove: lockers.remove,
});

/** The lockers of `lockerSource`, read only; no page shows both lists. */
export const shownLockerSource = sourceOf('lockers-shown', { list: lockers.readOnly });
