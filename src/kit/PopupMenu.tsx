import { PrimeReactProvider } from 'primereact/api';
import { Menu as PrimeMenu } from 'primereact/menu';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { MenuEntry } from './Menu';

interface PopupMenuProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  /** Grows with every click on the anchor, or whatever else asks for it. */
  wanted: number;
  onShow: () => void;
  onHide: () => void;
}

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
    <PrimeReactProvider>
      <PrimeMenu
        ref={menu}
        popup
        aria-label={label}
        onShow={onShow}
        onHide={() => {
          onHide();
          anchor.current?.focus();
        }}
        model={entries.map(({ label: text, icon, chosen, onSelect }) => ({
          label: text,
          icon: icon ?? (chosen === undefined ? undefined : chosen ? 'pi pi-check' : 'pi pi-fw'),
          className: chosen ? 'chosen' : undefined,
          command: onSelect,
        }))}
      />
    </PrimeReactProvider>
  );
}
