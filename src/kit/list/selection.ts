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

const NO_IDS: readonly number[] = [];

/**
 * Another page or search starts a new selection, and a removed row leaves it: no action affects a row out of
 * sight. `rows`: undefined while they load.
 */
export function useSelection(
  { page, search }: Pick<ListState, 'page' | 'search'>,
  rows: readonly { id: number }[] | undefined,
): Selection {
  const pageKey = JSON.stringify([page, search]);
  const [selectionState, setSelectionState] = useState<SelectionState>({ pageKey, ids: NO_IDS, last: null });
  const chosenIds = selectionState.pageKey === pageKey ? selectionState.ids : NO_IDS;
  const ids = chosenIds.filter((id) => rows?.some((row) => row.id === id));
  return {
    ids,
    toggle(id, through = false) {
      const toggledIds =
        through && selectionState.pageKey === pageKey
          ? idsBetween(selectionState.last, id, rows ?? [])
          : [id];
      const otherIds = ids.filter((one) => !toggledIds.includes(one));
      setSelectionState({
        pageKey,
        ids: ids.includes(id) ? otherIds : [...otherIds, ...toggledIds],
        last: id,
      });
    },
    choose: (next) => setSelectionState({ pageKey, ids: next, last: null }),
  };
}

interface SelectionState {
  /** Page and search. */
  pageKey: string;
  ids: readonly number[];
  /** The last toggled row: the start of a range. */
  last: number | null;
}

/** The rows between two rows, in the order on the page, in either direction. */
function idsBetween(from: number | null, to: number, rows: readonly { id: number }[]): readonly number[] {
  const ends = [from ?? to, to].map((id) => rows.findIndex((row) => row.id === id));
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start === -1 ? [to] : rows.slice(start, end + 1).map(({ id }) => id);
}
