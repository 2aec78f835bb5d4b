import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, emptyResponses, page, removalResponses, wholeNumber } from '#api/http/shapes';
import {
  ShopAdmin,
  ShopAdminChange,
  ShopAdminDraft,
  ShopAdminPasswordDraft,
} from '#domain/people/shop-admin';

export const shopAdmins = {
  /** The search parameter is `name`, unlike every other list. */
  list: endpoint({
    method: 'GET',
    path: '/company/:company/shops/admin',
    query: z.object({
      name: z.optional(z.string()),
      offset: z.optional(wholeNumber),
      limit: z.optional(wholeNumber),
      ordering: z.optional(z.string()),
    }),
    response: page(ShopAdmin),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/users/admin',
    body: ShopAdminDraft,
    response: created(ShopAdmin),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/:company/shops/admin/:id',
    body: changesOf(ShopAdminChange),
    response: changed(ShopAdmin),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/:company/shops/admin/:id',
    response: removalResponses,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/company/:company/users/admin/change-password',
    body: ShopAdminPasswordDraft,
    response: emptyResponses,
  }),
};
