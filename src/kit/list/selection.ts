import { useState } from 'react';
import type { ListState } from './list-state';

/** The selected rows of a page. */
export interface Selection {
  ids: readonly number[];
  /** `through`: also changes all rows between this one and the last toggled one, to the same state. */
  toggle(id: number, through?: boolean): void;
  /** Selects exactly these rows. */
  choose(ids: readonly number[]): void;
}

const NONE: readonly number[] = [];

/**
 * Another page or search starts a new selection, and a removed row leaves it: no action affects a row out of
 * sight. `rows`: undefined while they load.
 */
export function useSelection(
  { page, search }: Pick<ListState, 'page' | 'search'>,
  rows: readonly { id: number }[] | undefined,
): Selection {
  const pageKey = JSON.stringify([page, search]);
  const [state, setState] = useState<ChosenIn>({ pageKey, ids: NONE, last: null });
  const chosen = state.pageKey === pageKey ? state.ids : NONE;
  const ids = chosen.filter((id) => rows?.some((row) => row.id === id));
  return {
    ids,
    toggle(id, through = false) {
      const changed = through && state.pageKey === pageKey ? between(state.last, id, rows ?? []) : [id];
      const others = ids.filter((one) => !changed.includes(one));
      setState({ pageKey, ids: ids.includes(id) ? others : [...others, ...changed], last: id });
    },
    choose: (next) => setState({ pageKey, ids: next, last: null }),
  };
}

interface ChosenIn {
  /** Page and search. */
  pageKey: string;
  ids: readonly number[];
  /** The last toggled row: the start of a range. */
  last: number | null;
}

/** The rows between two rows, in the order on the page, in either direction. */
function between(from: number | null, to: number, rows: readonly { id: number }[]): readonly number[] {
  const ends = [from ?? to, to].map((id) => rows.findIndex((row) => row.id === id));
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start === -1 ? [to] : rows.slice(start, end + 1).map(({ id }) => id);
}
