import { atom } from 'jotai';
import { refreshed } from '#app/routing/own-path';
import type { Screen } from '#kit/context/screen';

/** A page someone opened: one for each path, until the session ends. */
export interface OpenTab {
  path: string;
  /** As it was left: with its page, search and open record. */
  search: string;
  screen: Screen;
  /** How far it was scrolled when it was left. */
  top: number;
}

/** Tabs belong to one user in one city: nobody meets the tabs of another. */
export interface TabsOf {
  owner: string;
  tabs: readonly OpenTab[];
}

export const NO_TABS: TabsOf = { owner: '', tabs: [] };
export const tabsAtom = atom(NO_TABS);

export function visited(tabs: readonly OpenTab[], visit: Omit<OpenTab, 'top'>): readonly OpenTab[] {
  const known = tabs.find(({ path }) => path === visit.path);
  return known === undefined ? [...tabs, { ...visit, top: 0 }] : changed(tabs, known, { ...known, ...visit });
}

export function scrolled(tabs: readonly OpenTab[], path: string, top: number): readonly OpenTab[] {
  const known = tabs.find((tab) => tab.path === path);
  return known === undefined ? tabs : changed(tabs, known, { ...known, top });
}

/** The very same where nothing is different: nothing is made again then. */
function changed(tabs: readonly OpenTab[], from: OpenTab, to: OpenTab): readonly OpenTab[] {
  const same = from.search === to.search && from.screen === to.screen && from.top === to.top;
  return same ? tabs : tabs.map((tab) => (tab === from ? to : tab));
}

/** What closing leaves open, and where to go then: null stays. */
export interface Closing {
  closed: readonly OpenTab[];
  left: readonly OpenTab[];
  goTo: string | null;
}

/** The active tab's place is taken by the last one that remains, or by / (R-TABS-04, R-TABS-05). */
export function closing(tabs: readonly OpenTab[], path: string, active: string): Closing {
  const left = tabs.filter((tab) => tab.path !== path);
  const last = left.at(-1);
  const instead = last ? addressOf(last) : '/';
  return { closed: tabs.filter((tab) => tab.path === path), left, goTo: path === active ? instead : null };
}

/** The one that is left becomes the active one (R-TABS-06, A-045). */
export function closingOthers(tabs: readonly OpenTab[], path: string, active: string): Closing {
  const left = tabs.filter((tab) => tab.path === path);
  const [kept] = left;
  return {
    closed: tabs.filter((tab) => tab.path !== path),
    left,
    goTo: kept && path !== active ? addressOf(kept) : null,
  };
}

export const closingAll = (tabs: readonly OpenTab[]): Closing => ({ closed: tabs, left: [], goTo: '/' });

export const addressOf = ({ path, search }: Pick<OpenTab, 'path' | 'search'>): string => path + search;

/** Through here a page is made anew (R-TABS-03). */
export const refreshOf = (tab: OpenTab): string => `/redirect${addressOf(tab)}`;

/**
 * Whether a move leaves the page open behind it, in its tab (decision 009): going to any other page of the city does,
 * and being made anew; closing a record in its own page does not, nor does leaving the city.
 */
export function staysOpen(active: string, to: string): boolean {
  const [path = '', search = ''] = to.split('?');
  if (refreshed({ path, search: search && `?${search}` }) !== null) return true;
  return path !== active && path !== '/city' && path !== '/login';
}
