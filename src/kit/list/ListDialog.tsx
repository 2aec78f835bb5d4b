import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { Dialog } from '#kit/overlay/Dialog';
import { SavedViewList } from '#kit/saved-views/SavedViewList';
import { ColumnChooser } from './ColumnChooser';
import { CsvExport } from './csv/CsvExport';
import { FilterSelect, isChosen } from './FilterSelect';
import { currentViewQuery, withoutFilters } from './list-address';
import type { ListDialogProps } from './list-dialog-props';

/** The dialog of one of the list's tools. */
export default function ListDialog<Row>(props: ListDialogProps<Row>) {
  const { tool, caption, list, columns, onClose } = props;
  if (tool === 'filters') return <FilterSheet {...props} />;
  return (
    <Dialog title={<FormattedMessage id={`${tool}.title`} />} onClose={onClose}>
      {tool === 'columns' ? <ColumnChooser all={props.all} columns={columns} /> : null}
      {tool === 'views' ? (
        <SavedViewList
          caption={caption}
          currentQuery={currentViewQuery(list, columns.hidden)}
          hrefOf={list.hrefOf}
          onChoose={onClose}
        />
      ) : null}
      {tool === 'export' ? <CsvExport {...props} /> : null}
    </Dialog>
  );
}

/** The filters on a phone, whose toolbar is too narrow for them; the list behind follows at once. */
function FilterSheet<Row>({ filters, list, page, onClose }: ListDialogProps<Row>) {
  return (
    <Dialog
      kind="sheet"
      title={<FormattedMessage id="filters.title" />}
      onClose={onClose}
      footer={
        <>
          {filters.some(isChosen) ? (
            <Link className="button" href={withoutFilters(list, filters, { keepSearch: true })}>
              <FormattedMessage id="list.takeOffAll" />
            </Link>
          ) : null}
          <button type="button" className="button primary" onClick={onClose}>
            <FormattedMessage id="filters.show" values={{ total: page?.total_length ?? 0 }} />
          </button>
        </>
      }
    >
      <div className="filter-sheet">
        {filters.map((one) => (
          <FilterSelect key={one.filter.name} {...one} />
        ))}
      </div>
    </Dialog>
  );
}
