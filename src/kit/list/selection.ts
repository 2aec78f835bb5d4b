import { useState } from 'react';
import type { ListState } from './list-state';

/** The rows of a page that something is to be done with, together. */
export interface Selection {
  ids: readonly number[];
  /** `through`: with all between it and the one that was toggled before, as it is itself. */
  toggle(id: number, through?: boolean): void;
  /** All of these, and no other. */
  choose(ids: readonly number[]): void;
}

const NONE: readonly number[] = [];

/**
 * Another page or search is another list, and a row that is gone is chosen no more: nothing out of sight is ever acted
 * on. `rows` as far as they are there.
 */
export function useSelection(
  { page, search }: Pick<ListState, 'page' | 'search'>,
  rows: readonly { id: number }[] | undefined,
): Selection {
  const place = JSON.stringify([page, search]);
  const [state, setState] = useState<ChosenIn>({ place, ids: NONE, last: null });
  const chosen = state.place === place ? state.ids : NONE;
  const ids = chosen.filter((id) => rows?.some((row) => row.id === id));
  return {
    ids,
    toggle(id, through = false) {
      const changed = through && state.place === place ? between(state.last, id, rows ?? []) : [id];
      const others = ids.filter((one) => !changed.includes(one));
      setState({ place, ids: ids.includes(id) ? others : [...others, ...changed], last: id });
    },
    choose: (next) => setState({ place, ids: next, last: null }),
  };
}

interface ChosenIn {
  /** Page and search. */
  place: string;
  ids: readonly number[];
  /** The one that was toggled before: a range begins there. */
  last: number | null;
}

/** From one row to another, in the order they are seen in, whichever is above. */
function between(from: number | null, to: number, rows: readonly { id: number }[]): readonly number[] {
  const ends = [from ?? to, to].map((id) => rows.findIndex((row) => row.id === id));
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start === -1 ? [to] : rows.slice(start, end + 1).map(({ id }) => id);
}
