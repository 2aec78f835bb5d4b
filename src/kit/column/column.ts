import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { CsvValue } from '#domain/base/csv';

interface Shape {
  id: string;
  /** Message id. */
  title: string;
  /** `main` takes the room there is; `wide` is left out on narrow screens; `number` is set right. */
  kind?: 'main' | 'wide' | 'number';
  /** The server's name of the field the list can be sorted by. */
  sort?: string;
}

/** What is seen, and what a file says of it; of a cell that is a text already both are the same. */
export type Column<Row> = Shape &
  (
    | { cell: (row: Row) => string | number; text?: undefined }
    /** Null: a picture, of which a file says nothing. */
    | { cell: (row: Row) => ReactNode; text: ((row: Row, words: Words) => CsvValue) | null }
  );

/** What a text outside the page is made with. */
export interface Words {
  intl: IntlShape;
  cityName: (slug: string | null | undefined) => string;
}

export const isWritten = <Row>({ text }: Column<Row>): boolean => text !== null;

export function textOfCell<Row>(column: Column<Row>, row: Row, words: Words): CsvValue {
  return column.text === undefined ? column.cell(row) : column.text?.(row, words);
}
