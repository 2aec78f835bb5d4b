import { useIntl } from 'react-intl';
import type { Column } from '#kit/column/column';
import { useNavigation } from '#kit/context/app-services';
import type { ListState } from './list-state';

interface SortSelectProps {
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'sort'>[];
  list: ListState;
}

/** Sorts a list of cards or tiles, which has no head with sort links. */
export function SortSelect({ columns, list }: SortSelectProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const sortableColumns = list.sortable ? columns.filter(({ sort }) => sort !== undefined) : [];
  if (sortableColumns.length === 0) return null;
  const optionText = (id: string, title: string) =>
    intl.formatMessage({ id }, { title: intl.formatMessage({ id: title }) });
  return (
    <label className="sort-select">
      <span className="pi pi-sort-alt" aria-hidden="true" />
      <select
        className="input"
        aria-label={intl.formatMessage({ id: 'sort.title' })}
        value={list.ordering}
        onChange={({ target: { value } }) => navigation.go(list.href({ order: value, page: null }))}
      >
        <option value="">{intl.formatMessage({ id: 'sort.title' })}</option>
        {sortableColumns.flatMap(({ id, title, sort }) => [
          <option key={id} value={sort}>
            {optionText('sort.ascending', title)}
          </option>,
          <option key={`-${id}`} value={`-${sort}`}>
            {optionText('sort.descending', title)}
          </option>,
        ])}
      </select>
    </label>
  );
}
