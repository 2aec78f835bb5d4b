import { FormattedMessage } from 'react-intl';
import type { Column } from '#kit/column/column';
import { type Columns, mayHide } from './use-columns';
import '#kit/field/choices.css';

/** Shows or hides columns; the list behind the dialog follows at once. */
export function ColumnChooser<Row>({ all, columns }: { all: readonly Column<Row>[]; columns: Columns<Row> }) {
  const { hidden, hide } = columns;
  const toggleColumn = (id: string) =>
    hide(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <fieldset className="choices">
      <legend>
        <FormattedMessage id="columns.text" />
      </legend>
      {all.map((column) => (
        <label key={column.id}>
          <input
            type="checkbox"
            checked={!hidden.includes(column.id)}
            disabled={!mayHide(column)}
            onChange={() => toggleColumn(column.id)}
          />
          <FormattedMessage id={column.title} />
        </label>
      ))}
      <div>
        <button
          type="button"
          className="button small"
          aria-disabled={hidden.length === 0}
          onClick={() => hide([])}
        >
          <FormattedMessage id="columns.all" />
        </button>
      </div>
    </fieldset>
  );
}
