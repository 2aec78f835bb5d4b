import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { Tab, TabMenuButton } from './Tab';
import { type Closing, closing, type OpenTab } from './tabs';
import { TabMenu, useTabMenu } from './use-tab-menu';
import { useTabs } from './use-tabs';
import './tab-bar.css';

interface TabBarProps {
  screen: Screen | null;
  /** Below 1024 px a single page has no bar: only its menu is shown, beside the page's name. */
  narrow: boolean;
  /** Element beside the page's name. */
  beside: HTMLElement | null;
}

/** The pages opened in this session, each in the state in which the user left it (R-TABS-01 to 07). */
export function TabBar({ screen, narrow, beside }: TabBarProps) {
  const intl = useIntl();
  const { tabs, active, isUnsaved, close, refresh } = useTabs(screen);
  const menu = useTabMenu();
  const list = useRef<HTMLUListElement>(null);
  useShowActive(list, active, tabs);
  const singleMenuButton = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater(list, singleMenuButton);

  /** Closes the focused tab. The focus moves to the tab of the page that replaces it, or to its neighbour. */
  async function closeAndFocus(plan: Closing, next: OpenTab | undefined) {
    if (await close(plan)) focusLater(plan.goTo === null && next ? next.path : null);
  }

  function closeOne({ path }: OpenTab) {
    const tabIndex = tabs.findIndex((tab) => tab.path === path);
    void closeAndFocus(closing(tabs, path, active), tabs[tabIndex + 1] ?? tabs[tabIndex - 1]);
  }

  const tabMenu =
    menu.request === null ? null : (
      <TabMenu
        menu={menu}
        tabs={tabs}
        active={active}
        onRefresh={refresh}
        onClose={(plan) => void closeAndFocus(plan, plan.left[0])}
        onCloseOne={closeOne}
      />
    );
  const [firstTab] = tabs;
  if (narrow && firstTab === undefined) return null;
  if (narrow && firstTab && tabs.length === 1) {
    return (
      <>
        {beside &&
          createPortal(
            <nav aria-label={intl.formatMessage({ id: 'shell.tabs' })}>
              <TabMenuButton
                ref={singleMenuButton}
                name={intl.formatMessage({ id: firstTab.screen.title })}
                open={menu.openFor === firstTab.path}
                onMenu={(anchor) => menu.open(firstTab.path, anchor)}
              />
            </nav>,
            beside,
          )}
        {tabMenu}
      </>
    );
  }
  return (
    <nav className="tab-bar" aria-label={intl.formatMessage({ id: 'shell.tabs' })}>
      <ul ref={list} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <Tab
            key={tab.path}
            tab={tab}
            current={tab.path === active}
            unsaved={isUnsaved(tab.path)}
            menuOpen={menu.openFor === tab.path}
            onMenu={(anchor) => menu.open(tab.path, anchor)}
            onClose={() => closeOne(tab)}
          />
        ))}
      </ul>
      {tabMenu}
    </nav>
  );
}

const linksIn = (list: HTMLElement): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

/** Arrow keys move between the tabs: only one tab is in the Tab order. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = linksIn(event.currentTarget);
  const tabIndex = links.indexOf(event.target as HTMLAnchorElement);
  if (tabIndex === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const nextIndex = { ArrowLeft: tabIndex - 1, ArrowRight: tabIndex + 1, Home: 0, End: links.length - 1 }[
    event.key
  ];
  if (nextIndex === undefined) return;
  event.preventDefault();
  links.at(nextIndex % links.length)?.focus();
}

/**
 * Focuses the tab of a path, or of the next page if `path` is null, as soon as it is rendered; with a single
 * page its menu button.
 */
function useFocusLater(
  list: RefObject<HTMLUListElement | null>,
  singleMenuButton: RefObject<HTMLButtonElement | null>,
) {
  const [target, setTarget] = useState<{ path: string | null } | null>(null);
  const lastTarget = useRef(target);
  useEffect(function focusTarget() {
    if (target === lastTarget.current || target === null) return;
    const { path } = target;
    const links = list.current ? linksIn(list.current) : [];
    const link = links.find((one) => (path === null ? one.ariaCurrent !== null : one.dataset.path === path));
    const elementToFocus = link ?? singleMenuButton.current;
    if (elementToFocus === null) return;
    lastTarget.current = target;
    elementToFocus.focus();
  });
  return (path: string | null) => setTarget({ path });
}

/** Pixels. The visible edge of a neighbour shows that there are more tabs. */
const NEIGHBOUR_EDGE = 20;

/** Keeps the active tab visible. Scrolls the bar only: `scrollIntoView` would also scroll the page. */
function useShowActive(list: RefObject<HTMLUListElement | null>, active: string, tabs: readonly OpenTab[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the tabs or the active tab change and does not read them
  useEffect(
    function showActive() {
      // Inside the frame, which needs a layout anyway; otherwise the click would wait for an extra layout.
      const frame = requestAnimationFrame(() => {
        if (list.current) scrollToCurrent(list.current);
      });
      return () => cancelAnimationFrame(frame);
    },
    [list, active, tabs],
  );
}

function scrollToCurrent(bar: HTMLElement) {
  const tab = bar.querySelector<HTMLElement>('li.current');
  if (!tab) return;
  const left = tab.offsetLeft - bar.offsetLeft - NEIGHBOUR_EDGE;
  const right = left + tab.offsetWidth + 2 * NEIGHBOUR_EDGE;
  if (left < bar.scrollLeft) bar.scrollTo({ left });
  else if (right > bar.scrollLeft + bar.clientWidth) bar.scrollTo({ left: right - bar.clientWidth });
}
