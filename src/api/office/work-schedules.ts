import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { WorkSchedule, WorkScheduleDraft } from '#domain/office/work-schedule';

export const workSchedules = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/work-schedules',
    query: ListQuery,
    response: page(WorkSchedule),
  }),
  one: endpoint({ method: 'GET', path: '/company/:company/work-schedules/:id', response: WorkSchedule }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/work-schedules',
    body: WorkScheduleDraft,
    response: created(WorkSchedule),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/:company/work-schedules/:id',
    body: changesOf(WorkScheduleDraft),
    response: changed(WorkSchedule),
  }),
  /** PROPOSED. */
  remove: endpoint({
    method: 'DELETE',
    path: '/company/:company/work-schedules/:id',
    response: removalResponses,
  }),
};

export const workScheduleSource = (company: string) =>
  sourceOf('workSchedules', workSchedules, { params: { company } });
