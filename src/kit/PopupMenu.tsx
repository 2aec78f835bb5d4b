import { PrimeReactProvider } from 'primereact/api';
import { Menu as PrimeMenu } from 'primereact/menu';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import type { MenuEntry } from './Menu';

interface PopupMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  entries: readonly MenuEntry[];
  /** Grows with every click on the anchor. */
  wanted: number;
  onShow: () => void;
  onHide: () => void;
}

export default function PopupMenu({ anchor, label, entries, wanted, onShow, onHide }: PopupMenuProps) {
  const menu = useRef<PrimeMenu>(null);
  useEffect(
    function toggle() {
      const button = anchor.current;
      if (button === null || wanted === 0) return;
      // PrimeReact reads currentTarget alone: where the menu stands and what a click outside may hit
      menu.current?.toggle({
        currentTarget: button,
        target: button,
        stopPropagation() {},
      } as unknown as SyntheticEvent);
    },
    [wanted, anchor],
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
