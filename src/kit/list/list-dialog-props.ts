import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import type { ListFilter } from './FilterSelect';
import type { ListState } from './list-state';
import type { Columns } from './use-columns';
import type { LoadRows } from './use-record-list';

export type ListTool = 'columns' | 'views' | 'export' | 'filters';

export interface ListDialogProps<Row> {
  tool: ListTool;
  /** Message id of the list's title. */
  caption: string;
  /** Every column, shown or hidden. */
  all: readonly Column<Row>[];
  columns: Columns<Row>;
  list: ListState;
  filters: readonly ListFilter[];
  /** The rows of the page, and the total. */
  page: Page<Row> | null;
  rowKey: (row: Row) => number;
  load: LoadRows<Row>;
  onClose: () => void;
}

/** The rows of a CSV file: a list with its query, or rows that are all loaded already. */
export interface ExportedRows<Row>
  extends Pick<ListDialogProps<Row>, 'caption' | 'page' | 'rowKey' | 'load'> {
  columns: Pick<Columns<Row>, 'shown'>;
  list: Pick<ListState, 'search' | 'query'>;
}
