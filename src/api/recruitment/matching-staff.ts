import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses } from '#api/http/shapes';
import { Staff, StaffChange, StaffDraft } from '#domain/people/staff';

/** Staff of an account without a company. */
export const matchingStaff = {
  list: endpoint({
    method: 'GET',
    path: '/api/matching/staff/',
    query: ListQuery,
    response: page(Staff),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/matching/staff/',
    body: StaffDraft,
    response: created(Staff),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/matching/staff/:id/',
    body: changesOf(StaffChange),
    response: changed(Staff),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/matching/staff/:id/', response: removalResponses }),
};
