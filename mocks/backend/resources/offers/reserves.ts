import { reserves } from '#api/offers/reserves';
import {
  isPastReserve,
  type Reserve,
  type ReserveDraft,
  reserveOrder,
  reserveProblems,
} from '#domain/offers/reserve';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { ReservationEvent } from '#machines/reservation/reservation.machine';
import { isStepAllowed, stateAfter, stateAt } from '#machines/reservation/reservation-rules';
import {
  answer,
  foundOr404,
  Refusal,
  type RequestContext,
  refuseProblems,
} from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { isReserveOpenTo } from '#mocks/backend/services/open-reserves';
import { withStored } from '#mocks/backend/services/with-stored';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';

const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

export const reserveHandlers = [
  answer(
    reserves.list,
    ({ backend, account, city, query: { status: state, when, from = '', to = '', ...pageQuery } }) => {
      const now = backend.clock.now();
      const page = pageOf(backend.db.of(reserveTable), pageQuery, {
        city: city.name,
        filter: (row) =>
          (state === undefined || stateAt(row, now) === state) &&
          (when === undefined || isPastReserve(row, now) === (when === 'past')) &&
          !(Date.parse(row.date) < Date.parse(from)) &&
          !(Date.parse(row.date) >= Date.parse(to)) &&
          isReserveOpenTo(backend, account, row),
        searchFields: ['user', 'shop'],
        sort: reserveOrder(now),
      });
      return { status: 200, data: { ...page, content: page.content.map((row) => responseOf(row, now)) } };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    reserves.one,
    (context) => ({ status: 200, data: responseOf(reserveOf(context), context.backend.clock.now()) }),
    ALL_WITH_SCREENS,
  ),

  answer(
    reserves.update,
    (context) => {
      const row = reserveForStep(context, 'change');
      const body = withStored(reserves.update, context.body, row, context.sentFields);
      refuseProblems(reserveProblems(body, { now: context.backend.clock.now(), before: row.date }));
      refuseUnknownLocker(context, context.body);
      return { status: 200, data: changeReserve(context, row, body) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    reserves.remove,
    (context) => {
      context.backend.db.of(reserveTable).remove(reserveForStep(context, 'remove').id);
      return { status: 204, data: null };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    reserves.accept,
    (context) => ({ status: 200, data: takeStep(context, 'accept') }),
    ALL_WITH_SCREENS,
  ),
  answer(
    reserves.cancel,
    (context) => ({ status: 200, data: takeStep(context, 'cancel') }),
    ALL_WITH_SCREENS,
  ),
  answer(
    reserves.approveCancel,
    (context) => ({ status: 200, data: takeStep(context, 'approve cancellation') }),
    ALL_WITH_SCREENS,
  ),
];

type Step = ReservationEvent['type'];
type ReserveContext = Pick<RequestContext<typeof reserves.one>, 'backend' | 'account' | 'city' | 'params'>;

/** A reservation that the account may not see is a 404. */
function reserveOf({ backend, account, city, params }: ReserveContext): ReserveRow {
  const row = foundOr404(backend.db.of(reserveTable).find(params.id));
  if (row.city !== city.name || !isReserveOpenTo(backend, account, row)) throw new Refusal(404);
  return row;
}

function refuseUnknownLocker({ backend, city }: ReserveContext, { locker }: ReserveDraft): void {
  if (locker == null || backend.db.of(lockerTable).find(locker)?.city === city.name) return;
  throw new Refusal(400, { errors: { locker: [SERVER_TEXTS.lockerNotFound] } });
}

/** The row with its current status, if the reservation rules allow this step. */
function reserveForStep(context: ReserveContext, step: Step): ReserveRow {
  const row = reserveOf(context);
  const status = stateAt(row, context.backend.clock.now());
  if (isStepAllowed(status, step)) return { ...row, status };
  throw new Refusal(
    400,
    fillPlaceholders(SERVER_TEXTS.reserveState, { state: status ? SERVER_TEXTS.reserveStates[status] : '–' }),
  );
}

function takeStep(context: ReserveContext, step: Step): Reserve {
  const row = reserveForStep(context, step);
  return changeReserve(context, row, { status: row.status && stateAfter(row.status, step) });
}

function changeReserve({ backend }: ReserveContext, { id }: ReserveRow, changes: Partial<Reserve>): Reserve {
  return responseOf(foundOr404(backend.db.of(reserveTable).update(id, changes)), backend.clock.now());
}

/** `status` expires by this backend's clock, at each read. */
const responseOf = (row: ReserveRow, now: number): Reserve => ({
  id: row.id,
  user: row.user,
  shop: row.shop,
  date: row.date,
  people: row.people,
  locker: row.locker ?? null,
  status: stateAt(row, now),
});
