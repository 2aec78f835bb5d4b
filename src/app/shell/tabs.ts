import { atom } from 'jotai';

/** A page someone opened: one for each path. In memory only, gone with the session. */
export interface OpenTab {
  path: string;
  /** As it was left: with its page, search and open record. */
  search: string;
  /** Message id. */
  title: string;
}

/** Tabs belong to one user in one city: nobody meets the tabs of another. */
export const tabsAtom = atom<{ owner: string; tabs: readonly OpenTab[] }>({ owner: '', tabs: [] });

export function visited(tabs: readonly OpenTab[], tab: OpenTab): readonly OpenTab[] {
  return tabs.some(({ path }) => path === tab.path)
    ? tabs.map((one) => (one.path === tab.path ? tab : one))
    : [...tabs, tab];
}

/** Where to go after closing: null stays; the active tab's place is taken by the last one, or by / (R-TABS-04, 05). */
export function afterClosing(tabs: readonly OpenTab[], closing: string, active: string): string | null {
  if (closing !== active) return null;
  const last = tabs.findLast(({ path }) => path !== closing);
  return last ? last.path + last.search : '/';
}
