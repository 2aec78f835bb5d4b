import { PrimeReactProvider } from 'primereact/api';
import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import './popup-menu.css';

export interface MenuEntry {
  label: string;
  icon?: string;
  /** The language of the label, where it differs from the page's. */
  lang?: string;
  /** Whether it is the current choice; undefined for entries that are no choices. */
  chosen?: boolean;
  /** The heading of a choice among the neighbouring entries with the same heading. */
  group?: string;
  /** The entry is a link to this address; a click without a modifier key runs `onSelect` instead. */
  href?: string;
  onSelect: (by: 'keyboard' | 'pointer') => void;
}

interface PopupMenuProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  /** A counter; the menu toggles when it grows: on a click on the anchor, or by other means. */
  toggleCount: number;
  onShow: () => void;
  onHide: () => void;
}

/** PrimeReact keeps a closed menu for 100 ms, in which a second click would hit an invisible entry. */
const WITHOUT_TRANSITION = { cssTransition: false };

export default function PopupMenu({ anchor, label, entries, toggleCount, onShow, onHide }: PopupMenuProps) {
  const menu = useRef<PrimeMenu>(null);
  const lastCount = useRef(0);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(function afterMount() {
    // oxlint-disable-next-line react/set-state-in-effect -- PrimeReact's portal also mounts in an effect, just before this one
    setIsMounted(true);
  }, []);
  useEffect(
    function toggleMenu() {
      const button = anchor.current;
      // toggled in its first render, PrimeReact's menu is never positioned
      if (button === null || !isMounted || lastCount.current === toggleCount) return;
      lastCount.current = toggleCount;
      // PrimeReact reads only `currentTarget`: the anchor of the menu, a click on which is no outside click
      menu.current?.toggle({ currentTarget: button } as unknown as SyntheticEvent);
    },
    [toggleCount, isMounted, anchor],
  );
  return (
    <PrimeReactProvider value={WITHOUT_TRANSITION}>
      <PrimeMenu
        ref={menu}
        popup
        aria-label={label}
        onShow={onShow}
        onHide={() => {
          onHide();
          anchor.current?.focus();
        }}
        model={modelOf(entries)}
        pt={{
          menuitem: (options) => (options ? menuItemProps(options.context.item.data as MenuEntry) : {}),
        }}
      />
    </PrimeReactProvider>
  );
}

/** Groups entries under their heading, with a separator after each group. */
function modelOf(entries: readonly MenuEntry[]): MenuItem[] {
  const model: MenuItem[] = [];
  for (const entry of entries) {
    const lastItem = model.at(-1);
    if (entry.group === undefined)
      model.push(...(lastItem?.items ? [{ separator: true }] : []), itemOf(entry));
    else if (lastItem?.label === entry.group) (lastItem.items as MenuItem[]).push(itemOf(entry));
    else model.push({ label: entry.group, items: [itemOf(entry)] });
  }
  return model;
}

const itemOf = (entry: MenuEntry): MenuItem => ({
  label: entry.label,
  icon:
    entry.icon ?? (entry.chosen === undefined ? undefined : entry.chosen ? 'pi pi-fw pi-check' : 'pi pi-fw'),
  className: entry.chosen ? 'chosen' : undefined,
  url: entry.href,
  command: ({ originalEvent }) => selectEntry(entry, originalEvent as MouseEvent),
  data: entry,
});

/** PrimeReact turns the keys of a menu into clicks, whose `detail` is 0. */
function selectEntry({ href, onSelect }: MenuEntry, event: MouseEvent) {
  if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
  event.preventDefault();
  onSelect(event.detail === 0 ? 'keyboard' : 'pointer');
}

/** PrimeReact announces neither heading nor current choice; `menuitemradio` may not contain a link. */
const menuItemProps = ({ group, label, lang, chosen }: MenuEntry) => ({
  lang,
  // a heading in the page's language would be read in the language of the entry
  'aria-label': group === undefined || lang !== undefined ? label : `${group}: ${label}`,
  'aria-current': chosen ? ('true' as const) : undefined,
});
