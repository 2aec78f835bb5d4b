import { PrimeReactProvider } from 'primereact/api';
import { Menu as PrimeMenu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import './popup-menu.css';

export interface MenuEntry {
  label: string;
  icon?: string;
  /** Of the label, where it is another than the page's. */
  lang?: string;
  /** The choice in force, among choices. */
  chosen?: boolean;
  /** The heading it stands under, with the entries beside it of the same heading: one choice among them. */
  group?: string;
  onSelect: () => void;
}

interface PopupMenuProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  /** Grows with every click on the anchor, or whatever else asks for it. */
  wanted: number;
  onShow: () => void;
  onHide: () => void;
}

/** PrimeReact keeps a menu for 100 ms more, where a second press meets an entry that nobody sees any more. */
const WITHOUT_TRANSITION = { cssTransition: false };

export default function PopupMenu({ anchor, label, entries, wanted, onShow, onHide }: PopupMenuProps) {
  const menu = useRef<PrimeMenu>(null);
  const answered = useRef(0);
  const [mounted, setMounted] = useState(false);
  useEffect(function afterMount() {
    // oxlint-disable-next-line react/set-state-in-effect -- PrimeReact's portal mounts in an effect too, just before this
    setMounted(true);
  }, []);
  useEffect(
    function toggle() {
      const button = anchor.current;
      // opened in its very first render, PrimeReact's menu never takes its place
      if (button === null || !mounted || answered.current === wanted) return;
      answered.current = wanted;
      // PrimeReact reads currentTarget alone: where the menu stands, and what a click outside it is not
      menu.current?.toggle({ currentTarget: button } as unknown as SyntheticEvent);
    },
    [wanted, mounted, anchor],
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

/** Entries of one heading under it, a line after them. */
function modelOf(entries: readonly MenuEntry[]): MenuItem[] {
  const model: MenuItem[] = [];
  for (const entry of entries) {
    const last = model.at(-1);
    if (entry.group === undefined) model.push(...(last?.items ? [{ separator: true }] : []), itemOf(entry));
    else if (last?.label === entry.group) (last.items as MenuItem[]).push(itemOf(entry));
    else model.push({ label: entry.group, items: [itemOf(entry)] });
  }
  return model;
}

const itemOf = (entry: MenuEntry): MenuItem => ({
  label: entry.label,
  icon: entry.icon ?? (entry.chosen === undefined ? undefined : entry.chosen ? 'pi pi-check' : 'pi pi-fw'),
  className: entry.chosen ? 'chosen' : undefined,
  command: entry.onSelect,
  data: entry,
});

/** PrimeReact reads out neither the heading nor the choice in force; a radio's role would forbid the link it holds. */
const menuItemProps = ({ group, label, lang, chosen }: MenuEntry) => ({
  lang,
  'aria-label': group === undefined ? label : `${group}: ${label}`,
  'aria-current': chosen ? ('true' as const) : undefined,
});
