import type { ReactNode } from 'react';
import type { CsvValue } from '#domain/csv/csv';
import type { IntlWithMessages } from '#kit/services/message';

interface ColumnShape {
  id: string;
  /** Message id. */
  title: string;
  /**
   * `main` names the record; `wide` is hidden on a phone unless `card` shows it; `number` is right-aligned.
   */
  kind?: 'main' | 'wide' | 'number';
  /**
   * A column is as wide as its content, and `main` takes the rest. `width` is the limit beyond which content
   * is cut; `narrow` and `time` are never cut. `spare` is shown on wide screens only, `ample` on the widest
   * only.
   */
  width?: 'narrow' | 'time' | 'state' | 'amount' | 'phrase' | 'short' | 'medium' | 'long' | 'spare' | 'ample';
  /** Position on a card. Default: `main` is the title, `wide` is hidden, all others form the second line. */
  card?: 'title' | 'meta' | 'picture' | 'none';
  /** Shown only to users who choose the column. */
  hidden?: boolean;
  /** The server's name of the field that sorts the list. */
  sort?: string;
}

/** The cell, and its value in a CSV file; without `text` the cell's own text is written. */
export type Column<Row> = ColumnShape & {
  /** The cell on a card, which has no head: a number with its unit. Default: the title before the number. */
  onCard?: (row: Row) => ReactNode;
} & (
    | { cell: (row: Row) => string | number; text?: undefined }
    /** Null: a picture, which a CSV file leaves out. */
    | { cell: (row: Row) => ReactNode; text: ((row: Row, context: CellContext) => CsvValue) | null }
  );

/** The context of texts outside React, such as those of a CSV file. */
export interface CellContext {
  intl: IntlWithMessages;
  cityName: (slug: string | null | undefined) => string;
  now: number;
}

export const isInCsv = <Row>({ text }: Column<Row>): boolean => text !== null;

export function textOfCell<Row>(column: Column<Row>, row: Row, context: CellContext): CsvValue {
  return column.text === undefined ? column.cell(row) : column.text?.(row, context);
}

/** Whether a cell is a number, a time or a state, which a browser's translation must leave alone. */
export const isUntranslated = ({ kind, width }: ColumnShape): boolean =>
  kind === 'number' || width === 'time' || width === 'state' || width === 'amount';

/** CSS classes of a column's cells and of its head. */
export function classOfColumn({ kind, width, card }: ColumnShape): string {
  const cardPlace = card ?? (kind === 'main' ? 'title' : kind === 'wide' ? 'none' : 'meta');
  return [kind, width && `width-${width}`, `card-${cardPlace}`].filter(Boolean).join(' ');
}
