import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ReportTableProps {
  /** Message ids, or texts. */
  columnHeads: readonly ReactNode[];
  /** Cells, the first of which names the row. The others are numbers, except those of `textColumns`. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Columns of text, besides the first. */
  textColumns?: readonly number[];
  caption: string;
}

/** A table of the report. */
export const ReportTable = ({ columnHeads, rows, textColumns = [], caption }: ReportTableProps) => {
  const classOfColumn = (column: number) =>
    column === 0 || textColumns.includes(column) ? undefined : 'number';
  return (
    <table>
      <caption className="visually-hidden">
        <FormattedMessage id={caption} />
      </caption>
      <thead>
        <tr>
          {columnHeads.map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity and never move
            <th key={column} scope="col" className={classOfColumn(column)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={index} className={classOfColumn(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
