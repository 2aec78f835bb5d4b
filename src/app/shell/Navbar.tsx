import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/app-services';
import { useUser } from '#kit/scope';
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
        <Contact />
        <Bell />
        <SizeMenu />
        <LanguageMenu />
        <UserMenu />
      </div>
    </header>
  );
}

/** Hidden from advertisers (R-NAV-11). */
function Contact() {
  const intl = useIntl();
  const { contactUrl } = useAppServices().settings;
  const { role } = useUser();
  if (role === 'Advertiser') return null;
  const label = intl.formatMessage({ id: 'shell.contact' });
  return (
    <a className="icon-button" href={contactUrl} target="_blank" rel="noopener" title={label}>
      <span className="pi pi-envelope" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
