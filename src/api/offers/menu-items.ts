import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses } from '#api/http/shapes';
import { sourceOf } from '#api/http/source';
import { MenuItem, MenuItemDraft } from '#domain/offers/menu-item';

/** PROPOSED: an Operator names the company. */
const CompanyQuery = z.object({ company: z.optional(z.string()) });

export const menuItems = {
  /**
   * Every menu item at once, also to find one by its id; `search`, without the trailing slash, accepts
   * parameters.
   */
  all: endpoint({
    method: 'GET',
    path: '/manager/menu_items/',
    query: CompanyQuery,
    response: page(MenuItem),
  }),
  search: endpoint({
    method: 'GET',
    path: '/manager/menu_items',
    query: z.extend(ListQuery, { company: z.optional(z.string()) }),
    response: page(MenuItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/manager/menu_items/',
    query: CompanyQuery,
    body: MenuItemDraft,
    response: created(MenuItem),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manager/menu_items/:id/',
    query: CompanyQuery,
    body: changesOf(MenuItemDraft),
    response: changed(MenuItem),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/manager/menu_items/:id/',
    query: CompanyQuery,
    response: removalResponses,
  }),
};

/** `company`: an Operator's choice; undefined for other roles, whose own company is used. */
export const menuItemSource = (company: string | undefined) =>
  sourceOf(
    'menu-items',
    {
      list: menuItems.search,
      all: menuItems.all,
      create: menuItems.create,
      update: menuItems.update,
      remove: menuItems.remove,
    },
    { query: { company } },
  );
