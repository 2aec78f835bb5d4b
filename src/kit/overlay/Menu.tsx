import { type ReactNode, useRef, useState } from 'react';
import { useToasts } from '#kit/context/app-services';
import { lazyComponent } from '#kit/page/lazy-component';
import type { MenuEntry } from './PopupMenu';

export const loadPopupMenu = () => import('./PopupMenu');
export const PopupMenu = lazyComponent(loadPopupMenu, null);

interface MenuProps {
  id?: string;
  label: string;
  children: ReactNode;
  entries: readonly MenuEntry[];
  className?: string;
}

/** A button with a menu; PrimeReact and its core are loaded when the first menu opens. */
export function Menu({ id, label, children, entries, className = 'icon-button' }: MenuProps) {
  const [toggleCount, setToggleCount] = useState(0);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toasts = useToasts();

  /** A menu that fails to load is a toast, the page stays, and the next click retries. */
  function toggleMenu() {
    loadPopupMenu().then(
      () => setToggleCount((times) => times + 1),
      () => toasts.show('error', { messageId: 'common.partMissing' }),
    );
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onClick={toggleMenu}
      >
        {children}
      </button>
      {toggleCount > 0 ? (
        <PopupMenu
          anchor={button}
          label={label}
          entries={entries}
          toggleCount={toggleCount}
          onShow={() => setMenuOpen(true)}
          onHide={() => setMenuOpen(false)}
        />
      ) : null}
    </>
  );
}
