import { FormattedMessage } from 'react-intl';
import { Dialog } from '#kit/overlay/Dialog';
import { SavedViewList } from '#kit/saved-views/SavedViewList';
import { ColumnChooser } from './ColumnChooser';
import { CsvExport } from './CsvExport';
import { presentQuery } from './list-address';
import type { ListDialogProps } from './list-dialog-props';

/** The panel of one of the tools of a list. */
export default function ListDialog<Row>(props: ListDialogProps<Row>) {
  const { tool, caption, list, columns, onClose } = props;
  return (
    <Dialog title={<FormattedMessage id={`${tool}.title`} />} onClose={onClose}>
      {tool === 'columns' ? <ColumnChooser all={props.all} columns={columns} /> : null}
      {tool === 'views' ? (
        <SavedViewList
          caption={caption}
          present={presentQuery(list, columns.hidden)}
          hrefOf={list.hrefOf}
          onChoose={onClose}
        />
      ) : null}
      {tool === 'export' ? <CsvExport {...props} /> : null}
    </Dialog>
  );
}
