import { endpoint } from '#api/http/endpoint';
import { changed, created, ListQuery, page, removed } from '#api/http/shapes';
import { Scene, SceneDraft } from '#domain/offers/scene';

export const scenes = {
  list: endpoint({
    method: 'GET',
    path: '/:city/api/scenes/',
    query: ListQuery,
    response: page(Scene),
  }),
  one: endpoint({ method: 'GET', path: '/:city/api/scenes/:id/', response: Scene }),
  create: endpoint({
    method: 'POST',
    path: '/:city/api/scenes/',
    body: SceneDraft,
    response: created(Scene),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/:city/api/scenes/:id/',
    body: SceneDraft,
    response: changed(Scene),
  }),
  remove: endpoint({ method: 'DELETE', path: '/:city/api/scenes/:id/', response: removed }),
};
