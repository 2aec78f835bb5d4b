import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

export interface MenuEntry {
  label: string;
  icon?: string;
  /** The choice in force, among choices. */
  chosen?: boolean;
  onSelect: () => void;
}

const loadPopupMenu = () => import('./PopupMenu');
const PopupMenu = lazy(loadPopupMenu);

interface MenuProps {
  label: string;
  children: ReactNode;
  entries: readonly MenuEntry[];
  className?: string;
}

/** A button with a menu; PrimeReact and its core are loaded when the first one opens. */
export function Menu({ label, children, entries, className = 'icon-button' }: MenuProps) {
  const [wanted, setWanted] = useState(0);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadPopupMenu()}
        onFocus={() => void loadPopupMenu()}
        onClick={() => setWanted((times) => times + 1)}
      >
        {children}
      </button>
      {wanted > 0 ? (
        <Suspense>
          <PopupMenu
            anchor={button}
            label={label}
            entries={entries}
            wanted={wanted}
            onShow={() => setOpen(true)}
            onHide={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
