import { useIntl } from 'react-intl';
import type { Screen } from '#kit/screen';
import { Bell } from './Bell';
import { Breadcrumb } from './Breadcrumb';
import { LanguageMenu } from './LanguageMenu';
import { SizeMenu } from './SizeMenu';
import { UserMenu } from './UserMenu';

interface NavbarProps {
  screen: Screen;
  menuOpen: boolean;
  onToggleMenu: () => void;
}

export function Navbar({ screen, menuOpen, onToggleMenu }: NavbarProps) {
  const intl = useIntl();
  return (
    <header className="navbar">
      <button
        type="button"
        className="icon-button"
        aria-label={intl.formatMessage({ id: 'shell.toggleMenu' })}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      >
        <span className="pi pi-bars" aria-hidden="true" />
      </button>
      <Breadcrumb screen={screen} />
      <div className="navbar-tools">
        <Bell />
        <SizeMenu />
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  );
}
