import { workSchedules } from '#api/office/work-schedules';
import type { WorkScheduleDraft } from '#domain/office/work-schedule';
import { clash, weekdaysOf, workScheduleProblems, workWeekOf } from '#domain/office/work-schedule-rules';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import {
  othersBeside,
  ownerFor,
  pageFor,
  rowFor,
  SHOP_ADMINS,
  SHOP_ADMINS_AND_STAFF,
} from '#mocks/backend/services/crew-of-company';
import { withStored } from '#mocks/backend/services/with-stored';
import { type WorkScheduleRow, workScheduleTable } from '#mocks/backend/tables/office/work-schedules';

export const workScheduleHandlers = [
  answer(
    workSchedules.list,
    (context) => ({ status: 200, data: pageFor(context, workScheduleTable, { sort: '-id' }) }),
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    workSchedules.one,
    (context) => ({ status: 200, data: rowFor(context, workScheduleTable) }),
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    workSchedules.create,
    (context) => {
      const { backend, body } = context;
      refuseProblems(workScheduleProblems(workWeekOf(body)));
      const row = { ...weekOf(body), ...ownerFor(context) };
      refuseClash(backend, { id: 0, ...row });
      return { status: 201, data: backend.db.of(workScheduleTable).create(row) };
    },
    SHOP_ADMINS,
  ),

  answer(
    workSchedules.update,
    (context) => {
      const { backend } = context;
      const row = rowFor(context, workScheduleTable);
      const body = withStored(workSchedules.update, context.body, row, context.sentFields);
      refuseProblems(workScheduleProblems(workWeekOf(body), { isStored: true }));
      refuseClash(backend, { ...row, ...weekOf(body) });
      return { status: 200, data: foundOr404(backend.db.of(workScheduleTable).update(row.id, weekOf(body))) };
    },
    SHOP_ADMINS,
  ),

  answer(
    workSchedules.remove,
    (context) => {
      context.backend.db.of(workScheduleTable).remove(rowFor(context, workScheduleTable).id);
      return { status: 204, data: null };
    },
    SHOP_ADMINS,
  ),
];

/** The schedules of one person must not overlap. */
function refuseClash(backend: Backend, row: WorkScheduleRow): void {
  const otherSchedules = othersBeside(backend, workScheduleTable, row);
  if (!otherSchedules.some((other) => clash(workWeekOf(other), workWeekOf(row)))) return;
  throw new Refusal(400, { errors: { weekdays: [SERVER_TEXTS.scheduleOverlap] } });
}

/** Weekdays have the labels of the specification; labels in the request are ignored. */
const weekOf = ({ times, weekdays }: WorkScheduleDraft) => ({
  times,
  weekdays: weekdaysOf(weekdays.map(({ value }) => value)),
});
