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

export type TargetState = Pick<Want, 'state' | 'at'>;

/** How a row gets into a state: by steps of the console, of the app or of time. */
export interface StateChange<R extends Row> {
  /** The number of steps: the row with the fewest is changed. */
  steps: number;
  changes: Partial<New<R>>;
  /** Writes in other tables. */
  writeOtherTables?: () => void;
}

/** Which rows the viewer's list call returns, which state each has, and how it gets into another. */
export interface RowRules<R extends Row> {
  isListed(row: R): boolean;
  stateOf(row: R): string | null;
  /** Whether the row is in its state at this moment; a kind without moments has none. */
  isAtMoment?(row: R, at: number): boolean;
  /** The states that the list call's narrowest filter for this state returns. */
  statesListedWith(state: string): readonly string[];
  /** Whether the row belongs to the viewer's city, where the list has those of every city. */
  isInViewersCity?(row: R): boolean;
  /** The changes that make a copied row a new one, as it is before any decision. */
  newRow?(row: R): Partial<New<R>>;
  /** Null where the rules of the domain do not allow the row that state. */
  changeToState(row: R, target: TargetState): StateChange<R> | null;
}

export interface WantedTable<R extends Row = Row> {
  table: TableDefinition<R>;
  /** The order of the list call. */
  sort: string | ((now: number) => (one: R, other: R) => number);
  rulesFor(viewer: Viewer): RowRules<R>;
}
