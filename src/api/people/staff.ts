import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses } from '#api/http/shapes';
import { Staff, StaffChange, StaffDraft } from '#domain/people/staff';

export const staff = {
  /** Owners and staff together: the specification has only this list. */
  list: endpoint({
    method: 'GET',
    path: '/company/:company/users/owner',
    query: ListQuery,
    response: page(Staff),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/users/staff',
    body: StaffDraft,
    response: created(Staff),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/:company/users/staff/:id',
    body: changesOf(StaffChange),
    response: changed(Staff),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/:company/users/staff/:id',
    response: removalResponses,
  }),
};
