import { lockers } from '#api/offers/lockers';
import { draftProblems } from '#domain/base/draft-problems';
import { LockerDraft } from '#domain/offers/locker';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { isStepAllowed, stateAt } from '#machines/reservation/reservation-rules';
import { answer } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { qrCodeTable } from '#mocks/backend/tables/content/qr-codes';
import { lockerTable } from '#mocks/backend/tables/offers/lockers';
import { type ReserveRow, reserveTable } from '#mocks/backend/tables/offers/reserves';

const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };
const SEARCH_FIELDS = ['name', 'address'] as const;

export const lockerHandlers = [
  ...crudHandlers(
    { list: lockers.list, create: lockers.create, update: lockers.update, remove: lockers.remove },
    {
      table: lockerTable,
      writers: { roles: ['Advertiser'] },
      searchFields: SEARCH_FIELDS,
      sort: '-id',
      problems: (draft: LockerDraft) => draftProblems(LockerDraft, draft),
      rowFromDraft: ({ name, address }, { backend, storedRow }) => ({
        name: name.trim(),
        address: address?.trim() || null,
        status: storedRow ? storedRow.status : 'available',
        created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
      }),
      deletionProblem({ id, status, city }, { db, clock }) {
        if (status === 'in_use') return SERVER_TEXTS.lockerInUse;
        const where = { locker: { equals: id } };
        if (db.of(qrCodeTable).count({ where }) > 0) return SERVER_TEXTS.lockerOfQrCode;
        // A reservation that may be deleted is over.
        const isNotOver = (row: ReserveRow) => !isStepAllowed(stateAt(row, clock.now()), 'remove');
        const awaitedCount = db.of(reserveTable).count({ city, where, filter: isNotOver });
        return awaitedCount > 0 ? SERVER_TEXTS.lockerOfReserve : null;
      },
    },
  ),

  // Every role with a console may assign a locker, and needs the full list for it.
  answer(
    lockers.all,
    ({ backend, city }) => {
      const { rows, total } = backend.db.of(lockerTable).list({ city: city.name, sort: 'id' });
      return { status: 200, data: { content: rows, total_length: total } };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    lockers.readOnly,
    ({ backend, city, query }) => ({
      status: 200,
      data: pageOf(backend.db.of(lockerTable), query, {
        city: city.name,
        searchFields: SEARCH_FIELDS,
        sort: '-id',
      }),
    }),
    ALL_WITH_SCREENS,
  ),
];
