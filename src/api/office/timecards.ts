import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page } from '#api/http/shapes';
import { Timecard, TimecardDraft } from '#domain/office/timecard';

export const timecards = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/timecards',
    query: ListQuery,
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
    body: TimecardDraft,
    response: changed(Timecard),
  }),
};
