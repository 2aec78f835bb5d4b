import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { MenuItem, MenuItemDraft } from '#domain/offers/menu-item';

export const menuItems = {
  /** Takes no parameters; `search`, without the last slash, does. */
  all: endpoint({ method: 'GET', path: '/manager/menu_items/', response: page(MenuItem) }),
  search: endpoint({
    method: 'GET',
    path: '/manager/menu_items',
    query: ListQuery,
    response: page(MenuItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/manager/menu_items/',
    body: MenuItemDraft,
    response: created(MenuItem),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/manager/menu_items/:id/',
    body: MenuItemDraft,
    response: changed(MenuItem),
  }),
  remove: endpoint({ method: 'DELETE', path: '/manager/menu_items/:id/', response: removed }),
};
