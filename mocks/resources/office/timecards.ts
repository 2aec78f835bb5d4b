import { timecards } from '#api/office/timecards';
import type { Timecard, TimecardDraft } from '#domain/office/timecard';
import { isForgotten, isOpen, overlaps, timecardProblems } from '#domain/office/timecard-rules';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend-types';
import { answer, found, Refusal, refuseIf } from '#mocks/protocol/mock';
import { pageOf } from '#mocks/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/protocol/server-texts';
import type { Account } from '#mocks/seed/session/accounts';
import { isStaff, isTheirs, memberFor, rowFor, SHOPS } from '#mocks/services/crew-of-company';
import { type TimecardRow, timecardTable } from '#mocks/tables/office/timecards';

/** How far the clock of somebody's browser may be from this one, ahead of it too. */
const NOW_WITHIN = 5 * 60_000;

export const timecardHandlers = [
  answer(
    timecards.list,
    ({ backend, account, company, query: { from = '', to = '', staff_id, ...asked } }) => {
      const page = pageOf(backend.db.of(timecardTable), asked, {
        filter: (row) =>
          isTheirs(account, company)(row) &&
          (staff_id === undefined || row.staff_id === staff_id) &&
          !(Date.parse(row.clock_in) < Date.parse(from)) &&
          !(Date.parse(row.clock_in) >= Date.parse(to)),
        searched: ['staff'],
        sort: '-clock_in',
      });
      return { status: 200, data: { ...page, content: page.content.map(told) } };
    },
    SHOPS,
  ),

  answer(
    timecards.one,
    ({ backend, account, company, params }) => ({
      status: 200,
      data: told(rowFor(backend.db.of(timecardTable).find(params.id), account, company)),
    }),
    SHOPS,
  ),

  answer(
    timecards.create,
    ({ backend, account, company, body }) => {
      refuseIf(timecardProblems(body, latestNow(backend)));
      if (isStaff(account)) refuseAnotherTime(backend, body);
      const member = memberFor(backend, { account, company, staffId: body.staff_id ?? null });
      refuseOverlap(backend, { id: 0, staff_id: member.id, company: company.slug, ...timesOf(body) });
      const card = { ...timesOf(body), staff_id: member.id, staff: member.name, company: company.slug };
      return { status: 201, data: told(backend.db.of(timecardTable).create(card)) };
    },
    SHOPS,
  ),

  answer(
    timecards.update,
    ({ backend, account, company, params, body }) => ({
      status: 200,
      data: changed(backend, { account, company, id: params.id }, body),
    }),
    SHOPS,
  ),
];

interface Asked {
  account: Account;
  company: Company;
  id: string;
}

function changed(backend: Backend, { account, company, id }: Asked, body: TimecardDraft): Timecard {
  const cards = backend.db.of(timecardTable);
  const card = rowFor(cards.find(id), account, company);
  refuseIf(timecardProblems(body, latestNow(backend)));
  if (isStaff(account)) refuseCorrection(backend, card, body);
  refuseOverlap(backend, { ...card, ...timesOf(body) });
  return told(found(cards.update(card.id, timesOf(body))));
}

function refuseAnotherTime(backend: Backend, { clock_in, clock_out }: TimecardDraft): void {
  if (clock_out === null && isNow(backend, clock_in)) return;
  throw new Refusal(400, { errors: { clock_in: [SERVER_TEXTS.clockedInNow] } });
}

/** Staff closes its own open card at the time it is, a forgotten one when it left, and changes nothing else. */
function refuseCorrection(backend: Backend, card: TimecardRow, { clock_in, clock_out }: TimecardDraft): void {
  const closes = isOpen(card) && Date.parse(clock_in) === Date.parse(card.clock_in);
  if (!closes || clock_out === null) throw new Refusal(400, SERVER_TEXTS.notAtWork);
  if (isForgotten(card, latestNow(backend)) || isNow(backend, clock_out)) return;
  throw new Refusal(400, { errors: { clock_out: [SERVER_TEXTS.clockedOutNow] } });
}

const isNow = ({ clock }: Backend, moment: string): boolean =>
  Math.abs(Date.parse(moment) - clock.now()) <= NOW_WITHIN;

/** What it may be by a browser's clock. */
const latestNow = ({ clock }: Backend): number => clock.now() + NOW_WITHIN;

type Span = Pick<TimecardRow, 'id' | 'company' | 'staff_id' | 'clock_in' | 'clock_out'>;

/** Nobody works twice at a time; of two that are open the older one is closed first. */
function refuseOverlap({ db }: Backend, card: Span): void {
  const others = db.of(timecardTable).list({
    filter: (row) =>
      row.id !== card.id &&
      row.staff_id === card.staff_id &&
      row.company === card.company &&
      overlaps(row, card),
  }).rows;
  if (others.length === 0) return;
  const text = others.some(isOpen) ? SERVER_TEXTS.shiftOpen : SERVER_TEXTS.shiftOverlap;
  throw new Refusal(400, { errors: { clock_in: [text] } });
}

/** Kept in UTC, so that texts sort as times do. */
const timesOf = ({ clock_in, clock_out }: TimecardDraft) => ({
  clock_in: new Date(clock_in).toISOString(),
  clock_out: clock_out === null ? null : new Date(clock_out).toISOString(),
});

const told = ({ id, staff_id, staff, clock_in, clock_out }: TimecardRow): Timecard => ({
  id,
  staff_id,
  staff,
  clock_in,
  clock_out,
});
