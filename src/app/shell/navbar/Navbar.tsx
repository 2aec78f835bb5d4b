import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { IconButton } from '#kit/page/IconButton';
import { Bell } from './Bell';
import { Breadcrumb } from './Breadcrumb';
import { ErrorLogButton } from './ErrorLogButton';
import { HelpMenu } from './HelpMenu';
import { HAMBURGER } from './MobileMenu';
import { OfflineNote } from './OfflineNote';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';

interface NavbarProps {
  screen: Screen;
  menuOpen: boolean;
  onToggleMenu: () => void;
  /** Slot beside the page's name for content of other components. */
  besidePage: Ref<HTMLSpanElement>;
}

export function Navbar({ screen, menuOpen, onToggleMenu, besidePage }: NavbarProps) {
  const intl = useIntl();
  return (
    <header className="navbar">
      <IconButton
        id={HAMBURGER}
        label={intl.formatMessage({ id: 'shell.toggleMenu' })}
        icon="pi pi-bars"
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      />
      <Breadcrumb screen={screen} />
      <span ref={besidePage} />
      <OfflineNote />
      <SearchButton />
      <NavbarTools />
    </header>
  );
}

/** Memoized: the tools are the same on every page. */
const NavbarTools = memo(function NavbarTools() {
  return (
    <div className="navbar-tools">
      <ErrorLogButton />
      <Bell />
      <HelpMenu />
      <UserMenu />
    </div>
  );
});
