import { endpoint, type Schema } from './endpoint';
import { changesOf } from './form';
import { changed, created, ListQuery, page, removalResponses } from './shapes';

/**
 * The five calls of a kind of record (§9): list and create at `path` (with its trailing slash), the others at
 * `path` and id. `form`: the draft may contain files.
 */
export const crud = <const P extends `${string}/`, R extends Schema, D extends Schema>(
  path: P,
  { row, draft, form = false }: { row: R; draft: D; form?: boolean },
) => {
  const recordPath = `${path}:id/` as const;
  return {
    list: endpoint({ method: 'GET', path, query: ListQuery, response: page(row) }),
    one: endpoint({ method: 'GET', path: recordPath, response: row }),
    create: endpoint({ method: 'POST', path, body: draft, response: created(row), form }),
    update: endpoint({
      method: 'PUT',
      path: recordPath,
      body: changesOf(draft),
      response: changed(row),
      form,
    }),
    remove: endpoint({ method: 'DELETE', path: recordPath, response: removalResponses }),
  };
};
