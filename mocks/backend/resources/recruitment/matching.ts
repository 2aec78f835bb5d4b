import { users } from '#api/people/users';
import { matching } from '#api/recruitment/matching';
import { mayEnter, ROLES_WITH_SCREENS } from '#domain/people/roles';
import {
  confirmationProblems,
  isWaiting,
  type MatchingUser,
  type MatchingUserConfirmation,
} from '#domain/recruitment/matching-user';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, found, Refusal, refusalOfRole, refuseIf } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { refuseStranger } from '#mocks/backend/protocol/requested-city';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { identityPicture } from '#mocks/backend/seed/recruitment/identity-picture';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { changePerson } from '#mocks/backend/services/people';
import { userTable } from '#mocks/backend/tables/people/users';
import {
  type MatchingUserRow,
  matchingUserTable,
  type PostRow,
  postTable,
  type ReportRow,
  reportCountsTable,
  reportTable,
} from '#mocks/backend/tables/recruitment/matching';

/** Every role with a console (the specification: signed in). */
const roles = { roles: ROLES_WITH_SCREENS };

export const matchingHandlers = [
  answer(
    matching.reports,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(reportTable), query, {
          filter: (row) => openTo(account)(row) && (query.read === undefined || row.read === query.read),
          searched: ['content', 'reporter', 'post'],
          sort: '-created_at',
        }),
        shownReport,
      ),
    }),
    roles,
  ),

  answer(
    matching.posts,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(postTable), query, {
          filter: openTo(account),
          searched: ['content', 'author'],
          sort: '-created_at',
        }),
        shownPost,
      ),
    }),
    roles,
  ),

  // The specification defines no search for this list; the contract supports one.
  answer(
    matching.users,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(matchingUserTable), query, {
          filter: (row) =>
            openTo(account)(row) && (query.waiting === undefined || isWaiting(row) === query.waiting),
          searched: ['name', 'content'],
          sort: '-created_at',
        }),
        shownUser,
      ),
    }),
    roles,
  ),

  answer(
    matching.reportCount,
    ({ backend, account }) => ({ status: 200, data: { count: unreadFor(backend, account) } }),
    roles,
  ),

  answer(
    matching.markRead,
    ({ backend, account, body }) => {
      if (body.ids.length === 0) throw new Refusal(400, SERVER_TEXTS.nothingChosen);
      // Every row is checked before the first write.
      const rows = body.ids.map((id) => checked(account, backend.db.of(reportTable).find(id)));
      for (const { id } of rows) backend.db.of(reportTable).update(id, { read: true });
      return { status: 200, data: null };
    },
    roles,
  ),

  answer(
    matching.approveReport,
    ({ backend, account, params }) => {
      const row = checked(account, backend.db.of(reportTable).find(params.id));
      // 400, not 409: a conflict is only logged, and the user must see this message.
      if (row.approved) throw new Refusal(400, SERVER_TEXTS.reportApproved);
      // An approved report counts as read.
      const approved = backend.db.of(reportTable).update(row.id, { approved: true, read: true });
      return { status: 200, data: shownReport(found(approved)) };
    },
    roles,
  ),

  answer(
    matching.removePost,
    ({ backend, account, params }) => {
      backend.db.of(postTable).remove(checked(account, backend.db.of(postTable).find(params.id)).id);
      return { status: 204, data: null };
    },
    roles,
  ),

  answer(
    users.confirm,
    ({ backend, account, params, body }) => {
      const people = backend.db.of(matchingUserTable);
      const row = people.find(params.id);
      // A user of a city has an id of that table and sends no document here.
      if (!row) return { status: 200, data: confirmUser({ backend, account, id: params.id, body }) };
      checked(account, row);
      refuseUnconfirmable(row.confirmed, body);
      return { status: 200, data: shownUser(found(people.update(row.id, decided(body)))) };
    },
    roles,
  ),

  answer(matching.dishReportCounts, ({ backend, city }) => ({
    status: 200,
    data: countsOf(backend, city.name, 'dish-report'),
  })),

  answer(matching.rankingReportCounts, ({ backend, city }) => ({
    status: 200,
    data: countsOf(backend, city.name, 'ranking-report'),
  })),
];

const openTo =
  ({ cities }: Account) =>
  ({ town }: { town: string }): boolean =>
    cities.includes(town);

/** The row, which must exist and be of a city that the caller may enter. */
function checked<Row extends { town: string }>(account: Account, row: Row | null): Row {
  const current = found(row);
  refuseStranger(account, current.town);
  return current;
}

const presentPage = <Row, Shown>(
  page: { content: Row[]; total_length: number },
  show: (row: Row) => Shown,
) => ({
  content: page.content.map((row) => show(row)),
  total_length: page.total_length,
});

const shownReport = (row: ReportRow) => ({ ...row, city: row.town });
const shownPost = (row: PostRow) => ({ ...row, city: row.town });
const shownUser = (row: MatchingUserRow): MatchingUser => {
  const { id, name, document, document_gender: gender } = row;
  const image = document ? identityPicture({ id, name: name ?? '', gender, document }) : null;
  return { ...row, city: row.town, image };
};

/** The number of unread reports in all cities of the caller. */
const unreadFor = ({ db }: Backend, account: Account): number =>
  db.of(reportTable).count({ where: { read: { equals: false } }, filter: openTo(account) });

interface Confirming {
  backend: Backend;
  account: Account;
  id: string;
  body: MatchingUserConfirmation;
}

/** Confirms a user of a city (R-GEN-10, PROPOSED): the office decides. */
function confirmUser({ backend, account, id, body }: Confirming): MatchingUser {
  const user = found(backend.db.of(userTable).find(id));
  refuseStranger(account, user.city);
  if (!mayEnter(account.permission, ['Administrator'])) throw refusalOfRole(account);
  if (user.confirmed === undefined) throw new Refusal(400, SERVER_TEXTS.nothingToConfirm);
  refuseUnconfirmable(user.confirmed, body);
  const after = changePerson(backend, user.id, decided(body));
  return { ...after, content: after.introduction ?? '' };
}

function refuseUnconfirmable(before: boolean | null | undefined, body: MatchingUserConfirmation): void {
  refuseIf(confirmationProblems(body));
  if (before != null) throw new Refusal(400, SERVER_TEXTS.identityDecided);
}

const decided = ({ confirmed, gender }: MatchingUserConfirmation) =>
  confirmed ? { confirmed, gender } : { confirmed };

function countsOf({ db }: Backend, city: string, of: string) {
  const [row] = db.of(reportCountsTable).list({ city, where: { of: { equals: of } } }).rows;
  const { dish, review } = found(row);
  return { dish_report_count: dish, review_report_count: review };
}
