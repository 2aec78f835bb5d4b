import { FormattedMessage } from 'react-intl';
import { Dialog } from '#kit/overlay/Dialog';
import { ColumnChooser } from './ColumnChooser';
import { CsvExport } from './CsvExport';
import type { ListDialogProps } from './list-dialog-props';
import { SavedViewList } from './SavedViewList';
import './list-dialog.css';

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
