import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changesOf } from '#api/http/form';
import { changed, created, ListQuery, page, removalResponses, yesOrNo } from '#api/http/shapes';
import { Combo, ComboDraft } from '#domain/offers/combo';
import { ComboHistory } from '#domain/offers/combo-history';

export const combos = {
  list: endpoint({
    method: 'GET',
    path: '/company/:company/combos/owner',
    query: z.extend(ListQuery, { is_draft: z.optional(yesOrNo) }),
    response: page(Combo),
  }),
  one: endpoint({ method: 'GET', path: '/company/:company/combos/owner/:id', response: Combo }),
  create: endpoint({
    method: 'POST',
    path: '/company/:company/combos/owner',
    body: ComboDraft,
    response: created(Combo),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/:company/combos/owner/:id',
    body: changesOf(ComboDraft),
    response: changed(Combo),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/:company/combos/owner/:id',
    response: removalResponses,
  }),
  histories: endpoint({
    method: 'GET',
    path: '/company/:company/combos/histories',
    query: z.extend(ListQuery, {
      supported: z.optional(yesOrNo),
      created_at: z.optional(z.string()),
    }),
    response: page(ComboHistory),
  }),
  unsupported: endpoint({
    method: 'GET',
    path: '/company/:company/combos/unsupported',
    query: ListQuery,
    response: page(Combo),
  }),
  supported: endpoint({
    method: 'GET',
    path: '/company/:company/combos/supported',
    query: ListQuery,
    response: page(Combo),
  }),
  supportedHistories: endpoint({
    method: 'GET',
    path: '/company/:company/combos/histories/supported',
    query: ListQuery,
    response: page(ComboHistory),
  }),
  master: endpoint({
    method: 'GET',
    path: '/company/:company/combos',
    query: ListQuery,
    response: page(Combo),
  }),
};
