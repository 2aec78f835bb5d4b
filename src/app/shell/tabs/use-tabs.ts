import { useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useRouter } from 'wouter';
import { isAllowed } from '#app/routing/guard';
import { openPagesKey } from '#app/session/open-pages';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { unsavedAtom, useStoredUnsavedForms } from '#kit/context/unsaved';
import { tabStorage } from '#kit/services/storage';
import { tabsOfText, textOfTabs } from './kept-tabs';
import {
  type Closing,
  type OpenTab,
  refreshOf,
  scrolled,
  staysOpen,
  type TabsOf,
  tabsAtom,
  visited,
} from './tabs';
import { useConfirmUnsavedLoss } from './UnsavedConfirmation';
import { type ScrollMemory, useTabScroll } from './use-tab-scroll';

export interface Tabs {
  /** Tabs of pages that the user may still enter: the role can change. */
  tabs: readonly OpenTab[];
  /** Path of the page that is shown. */
  active: string;
  /** True if the page has unsaved input, in its form or as a draft. */
  isUnsaved(path: string): boolean;
  /** Resolves to false if the user keeps the unsaved input. */
  close(closing: Closing): Promise<boolean>;
  refresh(tab: OpenTab): void;
}

/**
 * The open pages and their stored state: visits, scroll positions, unsaved input. `screen`: null while no
 * page is shown.
 */
export function useTabs(screen: Screen | null): Tabs {
  const navigation = useNavigation();
  const active = usePath();
  const search = useSearchText();
  const user = useUser();
  const confirmUnsavedLoss = useConfirmUnsavedLoss();
  const ownTabs = useOwnTabs();
  const { allTabs, setTabs } = ownTabs;
  const unsavedForms = useAtomValue(unsavedAtom);
  useStoredUnsavedForms();
  const tabs = useMemo(() => {
    const { role, profile, city } = user;
    const visitor = { role, company: profile.company_slug ?? null, city: city?.name ?? null };
    // The bar contains the shown page from its first paint on.
    const openTabs = screen === null ? allTabs : visited(allTabs, { path: active, search, screen });
    return openTabs.filter((tab) => isAllowed(tab.screen, visitor));
  }, [allTabs, user, active, search, screen]);

  useEffect(
    function addVisited() {
      if (screen !== null) setTabs((before) => visited(before, { path: active, search, screen }));
    },
    [active, search, screen, setTabs],
  );
  useEffect(
    function keepOpen() {
      return navigation.keepOpen((to) => staysOpen(navigation.path(), to));
    },
    [navigation],
  );
  useTabScroll(screen === null ? null : active, useScrollMemory(ownTabs));

  return {
    tabs,
    active,
    isUnsaved: (path) => unsavedForms.some((form) => form.path === path && form.user === user.profile.id),
    async close({ closed, goTo }) {
      const isClosed = (path: string) => closed.some((tab) => tab.path === path);
      if (goTo !== null && isClosed(active) && !(await navigation.mayLeave(goTo))) return false;
      if (!(await confirmUnsavedLoss(isClosed))) return false;
      setTabs((before) => before.filter(({ path }) => !isClosed(path)));
      if (goTo !== null) navigation.go(goTo);
      return true;
    },
    refresh: (tab) => navigation.go(refreshOf(tab), { replace: tab.path === active }),
  };
}

type SetTabs = (change: (tabs: readonly OpenTab[]) => readonly OpenTab[], options?: SetOptions) => void;

interface SetOptions {
  /** Writes only over stored tabs: the end of the session removes them before the last page is left. */
  overStored?: boolean;
}

interface OwnTabs {
  allTabs: readonly OpenTab[];
  /** The tabs at the time of the call. */
  now(): readonly OpenTab[];
  setTabs: SetTabs;
}

/** Tabs in memory, stored for a reload: the stored tabs apply until the first change. */
function useOwnTabs(): OwnTabs {
  const { user, city } = useScope();
  const { parser } = useRouter();
  const store = useStore();
  const tabsInMemory = useAtomValue(tabsAtom);
  const ownTabs = useMemo(() => {
    const owner = openPagesKey({ user, city });
    const storedTabs = tabsOfText(tabStorage.getItem(owner), city, parser);
    const now = () => tabsOf(store.get(tabsAtom));
    const tabsOf = (of: TabsOf) => (of.owner === owner ? of.tabs : storedTabs);
    const setTabs: SetTabs = (change, { overStored = false } = {}) => {
      const before = now();
      const tabs = change(before);
      if (tabs === before) return;
      if (!overStored || tabStorage.getItem(owner) !== null) tabStorage.setItem(owner, textOfTabs(tabs));
      store.set(tabsAtom, { owner, tabs });
    };
    return { tabsOf, now, setTabs };
  }, [user, city, parser, store]);
  return { allTabs: ownTabs.tabsOf(tabsInMemory), now: ownTabs.now, setTabs: ownTabs.setTabs };
}

function useScrollMemory({ now, setTabs }: OwnTabs): ScrollMemory {
  return useMemo(
    () => ({
      topOf: (path) => now().find((tab) => tab.path === path)?.top ?? 0,
      keep: (path, top) => setTabs((before) => scrolled(before, path, top), { overStored: true }),
    }),
    [now, setTabs],
  );
}
