import { useMemo } from 'react';
import { PAGE_SIZE } from '#domain/base/limits';
import { useScope } from '#kit/context/scope';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { LIST_SOURCES, type ProductListKind } from './product-lists';

/** One of the lists, with its own parameter names in the address, and its selection. */
export function useProductList(kind: ProductListKind, company: string) {
  const scope = useScope();
  const source = useMemo(() => LIST_SOURCES[kind](company), [kind, company]);
  const records = useRecordList((listQuery) => source.list(scope, listQuery), PAGE_SIZE, kind);
  const rows = records.query.data?.content;
  const selection = useSelection(records.list, rows);
  return { records, selection, rows: rows ?? NO_ROWS };
}

export type ProductListState = ReturnType<typeof useProductList>;

const NO_ROWS: readonly never[] = [];
