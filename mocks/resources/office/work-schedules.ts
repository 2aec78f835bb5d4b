import { workSchedules } from '#api/office/work-schedules';
import type { WorkSchedule, WorkScheduleDraft } from '#domain/office/work-schedule';
import { clash, weekdaysOf, workScheduleProblems, workWeekOf } from '#domain/office/work-schedule-rules';
import type { Backend } from '#mocks/backend-types';
import { answer, found, Refusal, refuseIf } from '#mocks/protocol/mock';
import { pageOf } from '#mocks/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import { isTheirs, memberFor, rowFor, SHOPS } from '#mocks/services/crew-of-company';
import { type WorkScheduleRow, workScheduleTable } from '#mocks/tables/office/work-schedules';

/** Staff looks at its own and writes none. */
const OWNERS = { roles: ['owner_shop'] } as const;

export const workScheduleHandlers = [
  answer(
    workSchedules.list,
    ({ backend, account, company, query }) => {
      const page = pageOf(backend.db.of(workScheduleTable), query, {
        filter: isTheirs(account, company),
        searched: ['staff'],
        sort: '-id',
      });
      return { status: 200, data: { ...page, content: page.content.map(told) } };
    },
    SHOPS,
  ),

  answer(
    workSchedules.one,
    ({ backend, account, company, params }) => ({
      status: 200,
      data: told(rowFor(backend.db.of(workScheduleTable).find(params.id), account, company)),
    }),
    SHOPS,
  ),

  answer(
    workSchedules.create,
    ({ backend, account, company, body }) => {
      refuseIf(workScheduleProblems(workWeekOf(body)));
      const member = memberFor(backend, { account, company, staffId: body.staff_id ?? null });
      const row = { ...weekOf(body), staff_id: member.id, staff: member.name, company: company.slug };
      refuseClash(backend, { id: 0, ...row });
      return { status: 201, data: told(backend.db.of(workScheduleTable).create(row)) };
    },
    OWNERS,
  ),

  answer(
    workSchedules.update,
    ({ backend, account, company, params, body }) => {
      const rows = backend.db.of(workScheduleTable);
      const row = rowFor(rows.find(params.id), account, company);
      refuseIf(workScheduleProblems(workWeekOf(body)));
      refuseClash(backend, { ...row, ...weekOf(body) });
      return { status: 200, data: told(found(rows.update(row.id, weekOf(body)))) };
    },
    OWNERS,
  ),
];

/** Nobody is planned twice at a time. */
function refuseClash({ db }: Backend, row: WorkScheduleRow): void {
  const others = db.of(workScheduleTable).list({
    filter: ({ id, staff_id, company }) =>
      id !== row.id && staff_id === row.staff_id && company === row.company,
  }).rows;
  if (!others.some((other) => clash(workWeekOf(other), workWeekOf(row)))) return;
  throw new Refusal(400, { errors: { weekdays: [SERVER_TEXTS.scheduleOverlap] } });
}

/** Weekdays are called as in the specification, whatever was sent beside their values. */
const weekOf = ({ times, weekdays }: WorkScheduleDraft) => ({
  times,
  weekdays: weekdaysOf(weekdays.map(({ value }) => value)),
});

const told = ({ id, staff_id, staff, times, weekdays }: WorkScheduleRow): WorkSchedule => ({
  id,
  staff_id,
  staff,
  times,
  weekdays,
});
