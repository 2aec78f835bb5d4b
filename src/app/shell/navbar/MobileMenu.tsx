import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { IconButton } from '#kit/page/IconButton';

/** Id of the button that opens the menu and gets the focus back when no link was chosen. */
export const HAMBURGER = 'hamburger';

interface MobileMenuProps {
  onClose: () => void;
  /** The sidebar. */
  children: ReactNode;
}

/** The sidebar over the inert page. The focus moves into it; Escape and a click outside close it. */
export function MobileMenu({ onClose, children }: MobileMenuProps) {
  const label = useIntl().formatMessage({ id: 'shell.closeMenu' });
  const menuRef = useRef<HTMLDivElement>(null);
  const isClosedByUser = useRef(false);
  const closeMenu = useCallback(() => {
    isClosedByUser.current = true;
    onClose();
  }, [onClose]);
  useEffect(function moveFocus() {
    const links = menuRef.current?.querySelectorAll<HTMLElement>('nav a');
    const current = [...(links ?? [])].find((link) => link.ariaCurrent !== null) ?? links?.[0];
    current?.focus();
    return () => {
      // After a navigation the focus moves to the page.
      const focusTarget = document.getElementById(isClosedByUser.current ? HAMBURGER : 'content');
      if (document.activeElement === document.body) focusTarget?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(
    function closeByKey() {
      const closeOnEscape = ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && openDialogs.top() === null) closeMenu();
      };
      document.addEventListener('keydown', closeOnEscape);
      return () => document.removeEventListener('keydown', closeOnEscape);
    },
    [closeMenu],
  );
  return (
    <div ref={menuRef} className="mobile-menu">
      {children}
      <IconButton label={label} icon="pi pi-times" onClick={closeMenu} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users close it with Escape or ✕ */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users close it with Escape or ✕ */}
      <div className="shade" onClick={closeMenu} />
    </div>
  );
}
