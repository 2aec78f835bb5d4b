import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigation } from '#kit/context/app-services';
import PopupMenu from '#kit/overlay/PopupMenu';
import { addressOf, type Closing, closingAll, closingOthers, type OpenTab } from './tabs';

interface TabMenuProps {
  /** The tab whose menu is requested, how many times, and the anchor of the menu. */
  menu: {
    request: { path: string; times: number } | null;
    anchor: RefObject<HTMLElement | null>;
    onShow: () => void;
    onHide: () => void;
  };
  tabs: readonly OpenTab[];
  active: string;
  onRefresh: (tab: OpenTab) => void;
  onClose: (plan: Closing) => void;
  onCloseOne: (tab: OpenTab) => void;
}

/** Refresh, close, close others, close all (R-TABS-02), and the other open pages. */
export default function TabMenu({ menu, tabs, active, onRefresh, onClose, onCloseOne }: TabMenuProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const { request, anchor, onShow, onHide } = menu;
  const tab = tabs.find(({ path }) => path === request?.path);
  if (request === null || tab === undefined) return null;
  const textOf = (id: string) => intl.formatMessage({ id });
  return (
    <PopupMenu
      key={tab.path}
      anchor={anchor}
      label={intl.formatMessage({ id: 'shell.tab.menu' }, { name: textOf(tab.screen.title) })}
      toggleCount={request.times}
      onShow={onShow}
      onHide={onHide}
      entries={[
        { label: textOf('shell.tab.refresh'), icon: 'pi pi-refresh', onSelect: () => onRefresh(tab) },
        { label: textOf('shell.tab.close'), icon: 'pi pi-times', onSelect: () => onCloseOne(tab) },
        {
          label: textOf('shell.tab.closeOthers'),
          icon: 'pi pi-minus-circle',
          onSelect: () => onClose(closingOthers(tabs, tab.path, active)),
        },
        {
          label: textOf('shell.tab.closeAll'),
          icon: 'pi pi-times-circle',
          onSelect: () => onClose(closingAll(tabs)),
        },
        ...tabs
          .filter((other) => other !== tab)
          .map((other) => ({
            label: textOf(other.screen.title),
            group: textOf('shell.tabs'),
            onSelect: () => navigation.go(addressOf(other)),
          })),
      ]}
    />
  );
}
