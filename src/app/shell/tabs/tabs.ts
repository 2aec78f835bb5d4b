import { atom } from 'jotai';
import { redirectTarget } from '#app/routing/own-path';
import type { Screen } from '#kit/context/screen';

/** An open page: one for each path, until the session ends. */
export interface OpenTab {
  path: string;
  /** As the user left it: with page, search and open record. */
  search: string;
  screen: Screen;
  /** Scroll position in pixels when the user left the page. */
  top: number;
}

/** Tabs belong to one user in one city: no other user or city shows them. */
export interface TabsOf {
  owner: string;
  tabs: readonly OpenTab[];
}

export const NO_TABS: TabsOf = { owner: '', tabs: [] };
export const tabsAtom = atom(NO_TABS);

export function visited(tabs: readonly OpenTab[], visit: Omit<OpenTab, 'top'>): readonly OpenTab[] {
  const openTab = tabs.find(({ path }) => path === visit.path);
  return openTab === undefined
    ? [...tabs, { ...visit, top: 0 }]
    : withChangedTab(tabs, openTab, { ...openTab, ...visit });
}

export function scrolled(tabs: readonly OpenTab[], path: string, top: number): readonly OpenTab[] {
  const openTab = tabs.find((tab) => tab.path === path);
  return openTab === undefined ? tabs : withChangedTab(tabs, openTab, { ...openTab, top });
}

/** Returns the same array if nothing has changed, which avoids renders. */
function withChangedTab(tabs: readonly OpenTab[], from: OpenTab, to: OpenTab): readonly OpenTab[] {
  const isUnchanged = from.search === to.search && from.screen === to.screen && from.top === to.top;
  return isUnchanged ? tabs : tabs.map((tab) => (tab === from ? to : tab));
}

/** Result of closing tabs: the closed and the remaining tabs, and the address to open. `goTo`: null stays. */
export interface Closing {
  closed: readonly OpenTab[];
  left: readonly OpenTab[];
  goTo: string | null;
}

/** The last remaining tab replaces a closed active tab, or / does (R-TABS-04, R-TABS-05). */
export function closing(tabs: readonly OpenTab[], path: string, active: string): Closing {
  const left = tabs.filter((tab) => tab.path !== path);
  const lastTab = left.at(-1);
  const replacement = lastTab ? addressOf(lastTab) : '/';
  return {
    closed: tabs.filter((tab) => tab.path === path),
    left,
    goTo: path === active ? replacement : null,
  };
}

/** The remaining tab becomes active (R-TABS-06, A-045). */
export function closingOthers(tabs: readonly OpenTab[], path: string, active: string): Closing {
  const left = tabs.filter((tab) => tab.path === path);
  const [remainingTab] = left;
  return {
    closed: tabs.filter((tab) => tab.path !== path),
    left,
    goTo: remainingTab && path !== active ? addressOf(remainingTab) : null,
  };
}

export const closingAll = (tabs: readonly OpenTab[]): Closing => ({ closed: tabs, left: [], goTo: '/' });

export const addressOf = ({ path, search }: Pick<OpenTab, 'path' | 'search'>): string => path + search;

/** The address that renders the page of a tab anew (R-TABS-03). */
export const refreshOf = (tab: OpenTab): string => `/redirect${addressOf(tab)}`;

/**
 * True if a navigation leaves the page open in its tab (decision 009): a navigation to any other page of the
 * city and a refresh do. Closing a record within its page does not, nor does leaving the city.
 */
export function staysOpen(active: string, to: string): boolean {
  const [path = '', search = ''] = to.split('?');
  if (redirectTarget({ path, search: search && `?${search}` }) !== null) return true;
  return path !== active && path !== '/city' && path !== '/login';
}
