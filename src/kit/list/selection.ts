import { useState } from 'react';
import type { ListState } from './list-state';

/** The rows of a page that something is to be done with, together. */
export interface Selection {
  ids: readonly number[];
  toggle(id: number): void;
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
  const [state, setState] = useState({ place, ids: NONE });
  const chosen = state.place === place ? state.ids : NONE;
  const ids = chosen.filter((id) => rows?.some((row) => row.id === id));
  return {
    ids,
    toggle: (id) =>
      setState({ place, ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }),
    choose: (next) => setState({ place, ids: next }),
  };
}
