import type { Clock } from '#domain/base/clock';
import type { Store } from '#mocks/backend/db/db';
import type { Row, TableDefinition } from '#mocks/backend/db/define-table';
import type { New } from '#mocks/backend/db/table';
import type { Account } from '#mocks/backend/seed/session/accounts';
import type { Want } from './read-want';

/** Whose list shows the record, and in which data. */
export interface Viewer {
  db: Store;
  clock: Pick<Clock, 'now'>;
  account: Account;
  city: string;
  /** Slug of the company whose products and invoices the console shows. */
  company: string;
}

export type Target = Pick<Want, 'state' | 'at'>;

/** The way of a row into a state, by steps of the console, of the app or of time. */
export interface Way<R extends Row> {
  /** The number of steps: the row with the fewest is taken. */
  steps: number;
  changes: Partial<New<R>>;
  /** Writes in other tables. */
  also?: () => void;
}

/** The rows of one kind, as the viewer's list call answers them. */
export interface WantedRows<R extends Row> {
  isListed(row: R): boolean;
  stateOf(row: R): string | null;
  /** Whether the row is in its state at this moment; a kind without moments has none. */
  isAt?(row: R, at: number): boolean;
  /** The states that the list call's narrowest filter for this state returns. */
  listedWith(state: string): readonly string[];
  /** Whether the row belongs to the viewer's city, where the list has those of every city. */
  isLocal?(row: R): boolean;
  /** The changes that make a copied row a new one, as it is before any decision. */
  newRow?(row: R): Partial<New<R>>;
  /** Null where the rules of the domain do not lead the row there. */
  way(row: R, target: Target): Way<R> | null;
}

export interface WantedTable<R extends Row = Row> {
  table: TableDefinition<R>;
  /** The order of the list call. */
  sort: string | ((now: number) => (one: R, other: R) => number);
  rows(viewer: Viewer): WantedRows<R>;
}
