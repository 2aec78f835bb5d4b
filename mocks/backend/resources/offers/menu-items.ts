import { menuItems } from '#api/offers/menu-items';
import { draftProblems } from '#domain/base/draft-problems';
import { MenuItemDraft } from '#domain/offers/menu-item';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, foundOr404, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { requestedCompany } from '#mocks/backend/protocol/requested-company';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { withStored } from '#mocks/backend/services/with-stored';
import { type MenuItemRow, menuItemTable } from '#mocks/backend/tables/offers/menu-items';

const ADVERTISERS = { roles: ['Advertiser'] } as const;

export const menuItemHandlers = [
  answer(
    menuItems.all,
    ({ backend, account, query }) => {
      const { rows, total } = backend.db.of(menuItemTable).list({
        where: { company: { equals: requestedCompany(backend, account, query.company) } },
        sort: 'id',
      });
      return { status: 200, data: { content: rows, total_length: total } };
    },
    ADVERTISERS,
  ),

  answer(
    menuItems.search,
    ({ backend, account, query }) => ({
      status: 200,
      data: pageOf(backend.db.of(menuItemTable), query, {
        where: { company: { equals: requestedCompany(backend, account, query.company) } },
        searchFields: ['name', 'description'],
        sort: '-id',
      }),
    }),
    ADVERTISERS,
  ),

  answer(
    menuItems.create,
    ({ backend, account, query, body }) => {
      const company = requestedCompany(backend, account, query.company);
      const created_at = new Date(backend.clock.now()).toISOString();
      const row = backend.db.of(menuItemTable).create({ ...rowFromDraft(body), company, created_at });
      return { status: 201, data: row };
    },
    ADVERTISERS,
  ),

  answer(
    menuItems.update,
    ({ backend, account, params, query, body, sentFields }) => {
      const item = itemOf(backend, account, params.id, query);
      const values = rowFromDraft(withStored(menuItems.update, body, item, sentFields));
      return { status: 200, data: foundOr404(backend.db.of(menuItemTable).update(item.id, values)) };
    },
    ADVERTISERS,
  ),

  answer(
    menuItems.remove,
    ({ backend, account, params, query }) => {
      backend.db.of(menuItemTable).remove(itemOf(backend, account, params.id, query).id);
      return { status: 204, data: null };
    },
    ADVERTISERS,
  ),
];

/** An item of another company is a 404. */
function itemOf(
  backend: Backend,
  account: Account,
  id: string,
  { company }: { company?: string | undefined },
): MenuItemRow {
  const row = foundOr404(backend.db.of(menuItemTable).find(id));
  if (row.company !== requestedCompany(backend, account, company)) throw new Refusal(404);
  return row;
}

function rowFromDraft(draft: MenuItemDraft) {
  refuseProblems(draftProblems(MenuItemDraft, draft));
  const { name, description, price } = draft;
  return { name: name.trim(), description: description?.trim() || null, price: price ?? null };
}
