import type { Parser } from 'wouter';
import { onlyRedirects } from '#app/routing/guard';
import { matchScreen } from '#app/routing/match-screen';
import { screens } from '#app/screens/index';
import type { OpenTab } from './tabs';

/** PROPOSED: more tabs than a user opens; a stored text with more was not written by this code. */
const MAX_TABS = 100;

export const textOfTabs = (tabs: readonly OpenTab[]): string | null =>
  tabs.length === 0 ? null : JSON.stringify(tabs.map(({ path, search, top }) => ({ path, search, top })));

/** The storage of the tab may hold anything: an entry that is not a page of this city is omitted. */
export function tabsOfText(text: string | null, city: string, parser: Parser): readonly OpenTab[] {
  const tabs = parsedList(text).flatMap((storedTab) => tabOf(storedTab, city, parser) ?? []);
  return tabs
    .filter((tab, index) => tabs.findIndex(({ path }) => path === tab.path) === index)
    .slice(0, MAX_TABS);
}

function parsedList(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function tabOf(storedTab: unknown, city: string, parser: Parser): OpenTab | null {
  const { path, search, top } = (storedTab ?? {}) as Partial<Record<keyof OpenTab, unknown>>;
  if (typeof path !== 'string' || typeof search !== 'string' || !/^(\?|$)/.test(search)) return null;
  const match = matchScreen(parser, screens, path);
  if (match === null || match.params.city !== city) return null;
  if (match.screen.layout !== 'shell' || onlyRedirects(match.screen)) return null;
  return { path, search, screen: match.screen, top: typeof top === 'number' && top > 0 ? top : 0 };
}
