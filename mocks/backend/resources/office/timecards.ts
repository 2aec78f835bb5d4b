import { timecards } from '#api/office/timecards';
import type { TimecardDraft } from '#domain/office/timecard';
import { isForgotten, isOpen, overlaps, timecardProblems } from '#domain/office/timecard-rules';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import {
  isStaff,
  othersBeside,
  ownerFor,
  pageFor,
  rowFor,
  SHOP_ADMINS,
  SHOP_ADMINS_AND_STAFF,
} from '#mocks/backend/services/crew-of-company';
import { withStored } from '#mocks/backend/services/with-stored';
import { type TimecardRow, timecardTable } from '#mocks/backend/tables/office/timecards';

/** Milliseconds that a browser's clock may differ from this one, in both directions. */
const CLOCK_TOLERANCE = 5 * 60_000;

export const timecardHandlers = [
  answer(
    timecards.list,
    (context) => {
      const { from = '', to = '', staff_id } = context.query;
      const matches = (row: TimecardRow) =>
        hasBegun(context.backend, row) &&
        (staff_id === undefined || row.staff_id === staff_id) &&
        !(Date.parse(row.clock_in) < Date.parse(from)) &&
        !(Date.parse(row.clock_in) >= Date.parse(to));
      return { status: 200, data: pageFor(context, timecardTable, { sort: '-clock_in', matches }) };
    },
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    timecards.one,
    (context) => ({ status: 200, data: rowFor(context, timecardTable) }),
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    timecards.create,
    (context) => {
      const { backend, account, body } = context;
      refuseProblems(timecardProblems(body, latestNow(backend)));
      if (isStaff(account)) refuseUnlessClockedInNow(backend, body);
      const card = { ...utcTimesOf(body), ...ownerFor(context) };
      refuseOverlap(backend, { id: 0, ...card });
      return { status: 201, data: backend.db.of(timecardTable).create(card) };
    },
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    timecards.update,
    (context) => {
      const { backend, account } = context;
      const card = rowFor(context, timecardTable);
      const body = withStored(timecards.update, context.body, card, context.sentFields);
      refuseProblems(timecardProblems(body, latestNow(backend)));
      if (isStaff(account)) refuseCorrection(backend, card, body);
      refuseOverlap(backend, { ...card, ...utcTimesOf(body) });
      return {
        status: 200,
        data: foundOr404(backend.db.of(timecardTable).update(card.id, utcTimesOf(body))),
      };
    },
    SHOP_ADMINS_AND_STAFF,
  ),

  answer(
    timecards.remove,
    (context) => {
      context.backend.db.of(timecardTable).remove(rowFor(context, timecardTable).id);
      return { status: 204, data: null };
    },
    SHOP_ADMINS,
  ),
];

function refuseUnlessClockedInNow(backend: Backend, { clock_in, clock_out }: TimecardDraft): void {
  if (clock_out === null && isNow(backend, clock_in)) return;
  throw new Refusal(400, { errors: { clock_in: [SERVER_TEXTS.clockedInNow] } });
}

/** Staff may close their open card now, a forgotten one when they left, and change nothing else. */
function refuseCorrection(backend: Backend, card: TimecardRow, { clock_in, clock_out }: TimecardDraft): void {
  const closesCard = isOpen(card) && Date.parse(clock_in) === Date.parse(card.clock_in);
  if (!closesCard || clock_out === null) throw new Refusal(400, SERVER_TEXTS.notAtWork);
  if (isForgotten(card, latestNow(backend)) || isNow(backend, clock_out)) return;
  throw new Refusal(400, { errors: { clock_out: [SERVER_TEXTS.clockedOutNow] } });
}

const isNow = ({ clock }: Backend, moment: string): boolean =>
  Math.abs(Date.parse(moment) - clock.now()) <= CLOCK_TOLERANCE;

/** The latest current time by a browser's clock. */
const latestNow = ({ clock }: Backend): number => clock.now() + CLOCK_TOLERANCE;

/** The cards of one person must not overlap; an older open card must be closed first. */
function refuseOverlap(backend: Backend, card: TimecardRow): void {
  const overlappingCards = othersBeside(backend, timecardTable, card).filter(
    (other) => hasBegun(backend, other) && overlaps(other, card),
  );
  if (overlappingCards.length === 0) return;
  const text = overlappingCards.some(isOpen) ? SERVER_TEXTS.shiftOpen : SERVER_TEXTS.shiftOverlap;
  throw new Refusal(400, { errors: { clock_in: [text] } });
}

/** The seed has all cards of the first day: until its time, a card is neither listed nor an overlap. */
const hasBegun = (backend: Backend, { clock_in }: TimecardRow): boolean =>
  !(Date.parse(clock_in) > latestNow(backend));

/** Stored in UTC, so that string order is time order. */
const utcTimesOf = ({ clock_in, clock_out }: TimecardDraft) => ({
  clock_in: new Date(clock_in).toISOString(),
  clock_out: clock_out === null ? null : new Date(clock_out).toISOString(),
});
