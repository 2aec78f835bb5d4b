import type { IntlFormatters } from '@formatjs/intl';
import type { ReactNode } from 'react';
import type { CsvValue } from '#domain/base/csv';

interface Shape {
  id: string;
  /** Message id. */
  title: string;
  /** `main` says which record a row is; `wide` has no place on a phone unless `card` gives it one; `number` is set right. */
  kind?: 'main' | 'wide' | 'number';
  /**
   * A column is as wide as what stands in it, and `main` has the room that is left. This says how wide it may become,
   * beyond which it is cut; `narrow` and `time` never are. `spare` has some on wide screens alone, `ample` on the widest.
   */
  width?: 'narrow' | 'time' | 'state' | 'amount' | 'phrase' | 'short' | 'medium' | 'long' | 'spare' | 'ample';
  /** Its place where a row is a card: by default `main` is the title, `wide` has none, and the others are the line below. */
  card?: 'title' | 'meta' | 'picture' | 'none';
  /** The server's name of the field the list can be sorted by. */
  sort?: string;
}

/** What is seen, and what a file says of it; of a cell that is a text already both are the same. */
export type Column<Row> = Shape & {
  /** A number with what it counts: a card has no head that says it. Without it the title stands before a number. */
  onCard?: (row: Row) => ReactNode;
} & (
    | { cell: (row: Row) => string | number; text?: undefined }
    /** Null: a picture, of which a file says nothing. */
    | { cell: (row: Row) => ReactNode; text: ((row: Row, context: CellContext) => CsvValue) | null }
  );

/** What a text outside the page is made with. */
export interface CellContext {
  intl: IntlFormatters;
  cityName: (slug: string | null | undefined) => string;
  now: number;
}

export const isWritten = <Row>({ text }: Column<Row>): boolean => text !== null;

export function textOfCell<Row>(column: Column<Row>, row: Row, context: CellContext): CsvValue {
  return column.text === undefined ? column.cell(row) : column.text?.(row, context);
}

/** Classes of a column's cells, its head included. */
export function classOfColumn({ kind, width, card }: Shape): string {
  const place = card ?? (kind === 'main' ? 'title' : kind === 'wide' ? 'none' : 'meta');
  return [kind, width && `width-${width}`, `card-${place}`].filter(Boolean).join(' ');
}
