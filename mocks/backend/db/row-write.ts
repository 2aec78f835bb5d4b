import type { Row } from './define-table';

/** What one write did to one row; `before` is null for a new row, `after` for a removed one. */
export interface RowWrite {
  table: string;
  /** A city's slug, or `*`. */
  scope: string;
  id: number;
  before: Row | null;
  after: Row | null;
}
