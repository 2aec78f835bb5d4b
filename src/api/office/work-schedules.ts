import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page } from '#api/http/shapes';
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
    body: WorkScheduleDraft,
    response: changed(WorkSchedule),
  }),
};

/** Those of a company; one never deletes any (E-137). */
export const workScheduleSource = (company: string) =>
  sourceOf('workSchedules', workSchedules, { params: { company } });
