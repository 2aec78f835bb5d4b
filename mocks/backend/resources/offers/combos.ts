import { combos } from '#api/offers/combos';
import { draftProblems } from '#domain/base/draft-problems';
import { inJapan } from '#domain/base/japan-time';
import { dayProblems } from '#domain/base/rules';
import { ComboDraft, listKindOf } from '#domain/offers/combo';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { type PageQuery, pageOf } from '#mocks/backend/protocol/page-of';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { withStored } from '#mocks/backend/services/with-stored';
import { type ComboHistoryRow, comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { type ComboRow, comboTable } from '#mocks/backend/tables/offers/combos';

const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };
/** The roles whose menu has the products; shop staff only read the history. */
const OFFICE_AND_SHOP_ADMINS = { roles: ['Administrator', 'owner_shop'] } as const;

export const comboHandlers = [
  answer(
    combos.list,
    ({ backend, company, query: { is_draft: isDraft, ...query } }) => ({
      status: 200,
      data: comboPage(
        backend,
        company,
        query,
        ({ is_draft }) => isDraft === undefined || is_draft === isDraft,
      ),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    combos.one,
    ({ backend, company, params }) => ({ status: 200, data: comboOf(backend, company, params.id) }),
    ALL_WITH_SCREENS,
  ),

  answer(
    combos.create,
    ({ backend, company, body }) => {
      refuseProblems(draftProblems(ComboDraft, body));
      const created_at = new Date(backend.clock.now()).toISOString();
      const row = backend.db
        .of(comboTable)
        .create({ ...rowFromDraft(body, null), created_at, company: company.slug });
      return { status: 201, data: row };
    },
    OFFICE_AND_SHOP_ADMINS,
  ),

  answer(
    combos.update,
    ({ backend, company, params, body: changes, sentFields }) => {
      const storedCombo = comboOf(backend, company, params.id);
      const body = withStored(combos.update, changes, storedCombo, sentFields);
      refuseProblems(draftProblems(ComboDraft, body));
      if (!storedCombo.is_draft && body.is_draft) throw new Refusal(400, SERVER_TEXTS.comboPublished);
      const changedCombo = foundOr404(
        backend.db.of(comboTable).update(storedCombo.id, rowFromDraft(body, storedCombo)),
      );
      recordMove(backend, storedCombo, changedCombo);
      return { status: 200, data: changedCombo };
    },
    OFFICE_AND_SHOP_ADMINS,
  ),

  answer(
    combos.remove,
    ({ backend, company, params }) => {
      const combo = comboOf(backend, company, params.id);
      // Shops sell supported products, so the product is kept.
      if (listKindOf(combo) === 'supported')
        return { status: 209, data: { message: SERVER_TEXTS.comboSupported } };
      backend.db.of(comboTable).remove(combo.id);
      return { status: 204, data: null };
    },
    OFFICE_AND_SHOP_ADMINS,
  ),

  answer(
    combos.supported,
    ({ backend, company, query }) => ({
      status: 200,
      data: comboPage(backend, company, query, (row) => listKindOf(row) === 'supported'),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    combos.unsupported,
    ({ backend, company, query }) => ({
      status: 200,
      data: comboPage(backend, company, query, (row) => listKindOf(row) === 'unsupported'),
    }),
    ALL_WITH_SCREENS,
  ),

  // A draft can start from any published product.
  answer(
    combos.master,
    ({ backend, company, query }) => ({
      status: 200,
      data: comboPage(backend, company, query, ({ is_draft }) => !is_draft),
    }),
    ALL_WITH_SCREENS,
  ),

  answer(
    combos.histories,
    ({ backend, company, query: { supported, created_at: day, ...query } }) => {
      if (day !== undefined) refuseProblems(dayProblems('created_at', day));
      const matches = (row: ComboHistoryRow) =>
        (supported === undefined || row.supported === supported) &&
        (!day || inJapan(row.created_at).format('YYYY-MM-DD') === day);
      return { status: 200, data: historyPage(backend, company, query, matches) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    combos.supportedHistories,
    ({ backend, company, query }) => ({
      status: 200,
      data: historyPage(backend, company, query, ({ supported }) => supported),
    }),
    ALL_WITH_SCREENS,
  ),
];

const comboPage = (
  { db }: Backend,
  { slug }: Company,
  query: PageQuery,
  filter: (row: ComboRow) => boolean,
) =>
  pageOf(db.of(comboTable), query, {
    filter: (row) => row.company === slug && filter(row),
    searchFields: ['name', 'description'],
    sort: '-created_at',
  });

const historyPage = (
  { db }: Backend,
  { slug }: Company,
  query: PageQuery,
  filter: (row: ComboHistoryRow) => boolean,
) =>
  pageOf(db.of(comboHistoryTable), query, {
    filter: (row) => row.company === slug && filter(row),
    searchFields: ['name'],
    sort: '-created_at',
  });

/** A product of another company is a 404. */
function comboOf({ db }: Backend, { slug }: Company, id: string): ComboRow {
  const row = foundOr404(db.of(comboTable).find(id));
  if (row.company !== slug) throw new Refusal(404);
  return row;
}

/** A draft is in neither list; a newly published product starts as unsupported. */
const rowFromDraft = (
  { name, description, supported, ...draft }: ComboDraft,
  storedCombo: ComboRow | null,
) => ({
  ...draft,
  name: name.trim(),
  description: description?.trim() || null,
  supported: storedCombo?.is_draft === false && supported === true,
});

/** Records a move only when the list changes. */
function recordMove(backend: Backend, storedCombo: ComboRow, changedCombo: ComboRow): void {
  const isSupported = listKindOf(changedCombo) === 'supported';
  if (isSupported === (listKindOf(storedCombo) === 'supported')) return;
  backend.db.of(comboHistoryTable).create({
    supported: isSupported,
    created_at: new Date(backend.clock.now()).toISOString(),
    combo_id: changedCombo.id,
    name: changedCombo.name,
    company: changedCombo.company,
  });
}
