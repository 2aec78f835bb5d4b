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
import { answer, foundOr404, Refusal, refusalOfRole, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { refuseUnlessMayEnterCity } from '#mocks/backend/protocol/requested-city';
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
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

export const matchingHandlers = [
  answer(
    matching.reports,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(reportTable), query, {
          filter: (row) => isInCityOf(account)(row) && (query.read === undefined || row.read === query.read),
          searchFields: ['content', 'reporter', 'post'],
          sort: '-created_at',
        }),
        reportResponse,
      ),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    matching.posts,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(postTable), query, {
          filter: isInCityOf(account),
          searchFields: ['content', 'author'],
          sort: '-created_at',
        }),
        postResponse,
      ),
    }),
    ALL_WITH_SCREENS,
  ),

  // The specification defines no search for this list; the contract supports one.
  answer(
    matching.users,
    ({ backend, account, query }) => ({
      status: 200,
      data: presentPage(
        pageOf(backend.db.of(matchingUserTable), query, {
          filter: (row) =>
            isInCityOf(account)(row) && (query.waiting === undefined || isWaiting(row) === query.waiting),
          searchFields: ['name', 'content'],
          sort: '-created_at',
        }),
        matchingUserResponse,
      ),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    matching.reportCount,
    ({ backend, account }) => ({ status: 200, data: { count: unreadReportCount(backend, account) } }),
    ALL_WITH_SCREENS,
  ),

  answer(
    matching.markRead,
    ({ backend, account, body }) => {
      if (body.ids.length === 0) throw new Refusal(400, SERVER_TEXTS.nothingChosen);
      // Every row is checked before the first write.
      const rows = body.ids.map((id) => accessibleRow(account, backend.db.of(reportTable).find(id)));
      for (const { id } of rows) backend.db.of(reportTable).update(id, { read: true });
      return { status: 200, data: null };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    matching.approveReport,
    ({ backend, account, params }) => {
      const row = accessibleRow(account, backend.db.of(reportTable).find(params.id));
      // 400, not 409: a conflict is only logged, and the user must see this message.
      if (row.approved) throw new Refusal(400, SERVER_TEXTS.reportApproved);
      // An approved report counts as read.
      const approved = backend.db.of(reportTable).update(row.id, { approved: true, read: true });
      return { status: 200, data: reportResponse(foundOr404(approved)) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    matching.removePost,
    ({ backend, account, params }) => {
      backend.db.of(postTable).remove(accessibleRow(account, backend.db.of(postTable).find(params.id)).id);
      return { status: 204, data: null };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    users.confirm,
    ({ backend, account, params, body }) => {
      const matchingUsers = backend.db.of(matchingUserTable);
      const row = matchingUsers.find(params.id);
      // A user of a city has an id of that table and sends no document here.
      if (!row) return { status: 200, data: confirmUser({ backend, account, id: params.id, body }) };
      accessibleRow(account, row);
      refuseUnconfirmable(row.confirmed, body);
      return {
        status: 200,
        data: matchingUserResponse(foundOr404(matchingUsers.update(row.id, decisionValues(body)))),
      };
    },
    ALL_WITH_SCREENS,
  ),

  answer(matching.dishReportCounts, ({ backend, city }) => ({
    status: 200,
    data: reportCountsOf(backend, city.name, 'dish-report'),
  })),

  answer(matching.rankingReportCounts, ({ backend, city }) => ({
    status: 200,
    data: reportCountsOf(backend, city.name, 'ranking-report'),
  })),
];

const isInCityOf =
  ({ cities }: Account) =>
  ({ town }: { town: string }): boolean =>
    cities.includes(town);

/** The row, which must exist and be of a city that the caller may enter. */
function accessibleRow<Row extends { town: string }>(account: Account, row: Row | null): Row {
  const current = foundOr404(row);
  refuseUnlessMayEnterCity(account, current.town);
  return current;
}

const presentPage = <Row, Presented>(
  page: { content: Row[]; total_length: number },
  responseOf: (row: Row) => Presented,
) => ({
  content: page.content.map((row) => responseOf(row)),
  total_length: page.total_length,
});

const reportResponse = (row: ReportRow) => ({ ...row, city: row.town });
const postResponse = (row: PostRow) => ({ ...row, city: row.town });
const matchingUserResponse = (row: MatchingUserRow): MatchingUser => {
  const { id, name, document, document_gender: gender } = row;
  const image = document ? identityPicture({ id, name: name ?? '', gender, document }) : null;
  return { ...row, city: row.town, image };
};

/** The number of unread reports in all cities of the caller. */
const unreadReportCount = ({ db }: Backend, account: Account): number =>
  db.of(reportTable).count({ where: { read: { equals: false } }, filter: isInCityOf(account) });

interface Confirming {
  backend: Backend;
  account: Account;
  id: string;
  body: MatchingUserConfirmation;
}

/** Confirms a user of a city (R-GEN-10, PROPOSED): the office decides. */
function confirmUser({ backend, account, id, body }: Confirming): MatchingUser {
  const user = foundOr404(backend.db.of(userTable).find(id));
  refuseUnlessMayEnterCity(account, user.city);
  if (!mayEnter(account.permission, ['Administrator'])) throw refusalOfRole(account);
  if (user.confirmed === undefined) throw new Refusal(400, SERVER_TEXTS.nothingToConfirm);
  refuseUnconfirmable(user.confirmed, body);
  const after = changePerson(backend, user.id, decisionValues(body));
  return { ...after, content: after.introduction ?? '' };
}

function refuseUnconfirmable(
  storedConfirmed: boolean | null | undefined,
  body: MatchingUserConfirmation,
): void {
  refuseProblems(confirmationProblems(body));
  if (storedConfirmed != null) throw new Refusal(400, SERVER_TEXTS.identityDecided);
}

const decisionValues = ({ confirmed, gender }: MatchingUserConfirmation) =>
  confirmed ? { confirmed, gender } : { confirmed };

function reportCountsOf({ db }: Backend, city: string, reportKind: string) {
  const [row] = db.of(reportCountsTable).list({ city, where: { of: { equals: reportKind } } }).rows;
  const { dish, review } = foundOr404(row);
  return { dish_report_count: dish, review_report_count: review };
}
