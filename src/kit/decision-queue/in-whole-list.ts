import type { ListQuery, Page } from '#api/http/shapes';
import { findRow } from '#kit/context/find-row';
import type { RecordList } from '#kit/list/use-record-list';

/**
 * The records of a tab, which leaves out what another user has decided: a single record is found and read in the whole
 * list.
 */
export function inWholeList<Row extends { id: number }>(
  records: RecordList<Row>,
  loadWhole: (listQuery: ListQuery) => Promise<Page<Row>>,
): RecordList<Row> {
  const find: RecordList<Row>['find'] = (id, signal) => findRow(loadWhole, (row) => row.id === id, signal);
  return {
    ...records,
    find,
    async read(id, signal) {
      const { content } = await records.load(records.list.query, signal);
      return content.find((row) => row.id === id) ?? find(id, signal);
    },
  };
}
