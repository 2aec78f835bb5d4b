import { useAtom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { isAllowed } from '#app/routing/guard';
import { useNavigation, usePath, useSearchText } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { unsavedAtom } from '#kit/context/unsaved';
import { type Closing, type OpenTab, refreshOf, scrolled, staysOpen, tabsAtom, visited } from './tabs';
import { useLetGo } from './UnsavedQuestion';
import { type ScrollMemory, useTabScroll } from './use-tab-scroll';

export interface Tabs {
  /** Those of pages that may still be entered: a role can change. */
  tabs: readonly OpenTab[];
  /** Path of the page that is shown. */
  active: string;
  /** Whether words wait in a page, or stand in it, that nobody has saved. */
  isUnsaved(path: string): boolean;
  /** False when the user would rather keep what is unsaved there. */
  close(closing: Closing): Promise<boolean>;
  refresh(tab: OpenTab): void;
}

/** The open pages, and what keeps them: visits, scrolling, unsaved words. `screen` is null while nothing is shown. */
export function useTabs(screen: Screen | null): Tabs {
  const navigation = useNavigation();
  const active = usePath();
  const search = useSearchText();
  const user = useUser();
  const letGo = useLetGo();
  const [all, setTabs] = useOwnTabs();
  const unsaved = useAtomValue(unsavedAtom);
  const tabs = useMemo(() => {
    const { role, profile, city } = user;
    const standing = { role, company: profile.company_slug ?? null, city: city?.name ?? null };
    return all.filter((tab) => isAllowed(tab.screen, standing));
  }, [all, user]);

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
  useTabScroll(screen === null ? null : active, useScrollMemory(setTabs));

  return {
    tabs,
    active,
    isUnsaved: (path) => unsaved.some((words) => words.path === path && words.user === user.profile.id),
    async close({ closed, goTo }) {
      const isClosed = (path: string) => closed.some((tab) => tab.path === path);
      if (goTo !== null && isClosed(active) && !(await navigation.mayLeave(goTo))) return false;
      if (!(await letGo(isClosed))) return false;
      setTabs((before) => before.filter(({ path }) => !isClosed(path)));
      if (goTo !== null) navigation.go(goTo);
      return true;
    },
    refresh: (tab) => navigation.go(refreshOf(tab), { replace: tab.path === active }),
  };
}

type SetTabs = (change: (tabs: readonly OpenTab[]) => readonly OpenTab[]) => void;

function useOwnTabs(): [readonly OpenTab[], SetTabs] {
  const { user, city } = useScope();
  const owner = `${user}:${city}`;
  const [held, setHeld] = useAtom(tabsAtom);
  const setTabs: SetTabs = useCallback(
    (change) =>
      setHeld((before) => {
        const known = before.owner === owner ? before.tabs : NONE;
        const tabs = change(known);
        return tabs === known ? before : { owner, tabs };
      }),
    [owner, setHeld],
  );
  return [held.owner === owner ? held.tabs : NONE, setTabs];
}

const NONE: readonly OpenTab[] = [];

function useScrollMemory(setTabs: SetTabs): ScrollMemory {
  const store = useStore();
  return useMemo(
    () => ({
      topOf: (path) => store.get(tabsAtom).tabs.find((tab) => tab.path === path)?.top ?? 0,
      keep: (path, top) => setTabs((before) => scrolled(before, path, top)),
    }),
    [store, setTabs],
  );
}
