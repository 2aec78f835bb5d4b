import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import type { ListFilter } from './FilterSelect';
import type { ListState } from './list-state';
import type { Columns } from './use-columns';
import type { LoadRows } from './use-record-list';

export type ListTool = 'columns' | 'views' | 'export' | 'filters';

export interface ListDialogProps<Row> {
  tool: ListTool;
  /** Message id: what the list is called. */
  caption: string;
  /** Every column, seen or not. */
  all: readonly Column<Row>[];
  columns: Columns<Row>;
  list: ListState;
  filters: readonly ListFilter[];
  /** The rows that are seen, and how many were found. */
  page: Page<Row> | null;
  rowKey: (row: Row) => number;
  load: LoadRows<Row>;
  onClose: () => void;
}

/** What a file is made of: a list as it is asked for, or rows that are all there already. */
export interface ExportedRows<Row>
  extends Pick<ListDialogProps<Row>, 'caption' | 'page' | 'rowKey' | 'load'> {
  columns: Pick<Columns<Row>, 'shown'>;
  list: Pick<ListState, 'search' | 'query'>;
}
