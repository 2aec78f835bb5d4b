import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useNavigation, usePath, useSearchText } from '#kit/app-services';
import { useScope } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { afterClosing, type OpenTab, tabsAtom, visited } from './tabs';

/** The pages opened in this session, each as it was left (R-TABS-01, 04, 05). */
export function TabBar({ screen }: { screen: Screen }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const path = usePath();
  const search = useSearchText();
  const [tabs, setTabs] = useTabs();
  const { title } = screen;

  useEffect(
    function addVisited() {
      setTabs((before) => visited(before, { path, search, title }));
    },
    [path, search, title, setTabs],
  );

  async function close(closing: string) {
    const next = afterClosing(tabs, closing, path);
    if (next !== null && !(await navigation.mayLeave(next))) return;
    setTabs((before) => before.filter((tab) => tab.path !== closing));
    if (next !== null) navigation.go(next);
  }

  return (
    <nav className="tab-bar" aria-label={intl.formatMessage({ id: 'shell.tabs' })}>
      <ul>
        {tabs.map((tab) => {
          const name = intl.formatMessage({ id: tab.title });
          return (
            <li key={tab.path} className={tab.path === path ? 'current' : undefined}>
              <Link href={tab.path + tab.search} aria-current={tab.path === path ? 'page' : undefined}>
                {name}
              </Link>
              <button
                type="button"
                aria-label={intl.formatMessage({ id: 'shell.closeTab' }, { name })}
                onClick={() => void close(tab.path)}
              >
                <span className="pi pi-times" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function useTabs() {
  const { user, city } = useScope();
  const owner = `${user}:${city}`;
  const [held, setHeld] = useAtom(tabsAtom);
  const setTabs = useCallback(
    (change: (tabs: readonly OpenTab[]) => readonly OpenTab[]) =>
      setHeld((before) => ({ owner, tabs: change(before.owner === owner ? before.tabs : NONE) })),
    [owner, setHeld],
  );
  return [held.owner === owner ? held.tabs : NONE, setTabs] as const;
}

const NONE: readonly OpenTab[] = [];
