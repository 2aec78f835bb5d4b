import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation, useToasts } from '#kit/context/app-services';
import { loadPopupMenu, PopupMenu } from '#kit/overlay/Menu';
import { addressOf, type Closing, closingAll, closingOthers, type OpenTab } from './tabs';

type TabMenuState = ReturnType<typeof useTabMenu>;

/** The tab whose menu is requested, and the anchor of the menu. */
export function useTabMenu() {
  const toasts = useToasts();
  const anchor = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<{ path: string; times: number } | null>(null);
  const [shown, setShown] = useState(false);
  return {
    anchor,
    wanted,
    openFor: shown ? (wanted?.path ?? null) : null,
    /** A second call for the same tab closes the menu. */
    open(path: string, at: HTMLElement) {
      loadPopupMenu().then(
        () => {
          anchor.current = at;
          setWanted((before) => ({ path, times: before?.path === path ? before.times + 1 : 1 }));
        },
        () => toasts.show('error', { messageId: 'common.partMissing' }),
      );
    },
    onShow: () => setShown(true),
    onHide() {
      setShown(false);
      setWanted(null);
    },
  };
}

interface TabMenuProps {
  menu: TabMenuState;
  tabs: readonly OpenTab[];
  active: string;
  onRefresh: (tab: OpenTab) => void;
  onClose: (plan: Closing) => void;
  onCloseOne: (tab: OpenTab) => void;
}

/** Refresh, close, close others, close all (R-TABS-02), and the other open pages. */
export function TabMenu({ menu, tabs, active, onRefresh, onClose, onCloseOne }: TabMenuProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { wanted, anchor, onShow, onHide } = menu;
  const tab = tabs.find(({ path }) => path === wanted?.path);
  if (wanted === null || tab === undefined) return null;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PopupMenu
      key={tab.path}
      anchor={anchor}
      label={intl.formatMessage({ id: 'shell.tab.menu' }, { name: text(tab.screen.title) })}
      toggleCount={wanted.times}
      onShow={onShow}
      onHide={onHide}
      entries={[
        { label: text('shell.tab.refresh'), icon: 'pi pi-refresh', onSelect: () => onRefresh(tab) },
        { label: text('shell.tab.close'), icon: 'pi pi-times', onSelect: () => onCloseOne(tab) },
        {
          label: text('shell.tab.closeOthers'),
          icon: 'pi pi-minus-circle',
          onSelect: () => onClose(closingOthers(tabs, tab.path, active)),
        },
        {
          label: text('shell.tab.closeAll'),
          icon: 'pi pi-times-circle',
          onSelect: () => onClose(closingAll(tabs)),
        },
        ...tabs
          .filter((other) => other !== tab)
          .map((other) => ({
            label: text(other.screen.title),
            group: text('shell.tabs'),
            onSelect: () => navigation.go(addressOf(other)),
          })),
      ]}
    />
  );
}
