import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { CsvValue } from '#domain/csv';

export interface Column<Row> {
  id: string;
  /** Message id. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `main` takes the room there is; `wide` is left out on narrow screens; `number` is set right. */
  kind?: 'main' | 'wide' | 'number';
  /** The server's name of the field the list can be sorted by. */
  sort?: string;
  /** What the cell says, in a file; needed where the cell is more than a text. */
  text?: (row: Row, words: Words) => CsvValue;
}

/** What a text outside the page is made with. */
export interface Words {
  intl: IntlShape;
  cityName: (slug: string | null | undefined) => string;
}

/** Undefined: the column has nothing to write into a file. */
export function textOfCell<Row>({ text, cell }: Column<Row>, row: Row, words: Words): CsvValue {
  if (text) return text(row, words);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : undefined;
}
