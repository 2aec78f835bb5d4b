import { FormattedMessage } from 'react-intl';
import type { Page } from '#api/http/shapes';
import type { Column } from '#kit/column/column';
import { Dialog } from '#kit/overlay/Dialog';
import { ColumnChooser } from './ColumnChooser';
import { CsvExport } from './CsvExport';
import type { ListState } from './list-state';
import { SavedViewList } from './SavedViewList';
import type { Columns } from './use-columns';
import type { LoadRows } from './use-record-list';
import './list-dialog.css';

export type ListTool = 'columns' | 'views' | 'export';

export interface ListDialogProps<Row> {
  tool: ListTool;
  /** Message id: what the list is called. */
  caption: string;
  /** Every column, seen or not. */
  all: readonly Column<Row>[];
  columns: Columns<Row>;
  list: ListState;
  /** The rows that are seen, and how many were found. */
  page: Page<Row> | null;
  rowKey: (row: Row) => number;
  load: LoadRows<Row>;
  onClose: () => void;
}

/** The panel of one of the tools of a list. */
export default function ListDialog<Row>(props: ListDialogProps<Row>) {
  const { tool, onClose, columns } = props;
  return (
    <Dialog title={<FormattedMessage id={`${tool}.title`} />} onClose={onClose}>
      {tool === 'columns' ? <ColumnChooser all={props.all} columns={columns} /> : null}
      {tool === 'views' ? (
        <SavedViewList caption={props.caption} list={props.list} hidden={columns.hidden} onChoose={onClose} />
      ) : null}
      {tool === 'export' ? <CsvExport {...props} /> : null}
    </Dialog>
  );
}
