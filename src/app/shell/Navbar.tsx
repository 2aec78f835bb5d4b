import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useAppServices } from '#kit/app-services';
import { useScope, useUser } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { operatorNotices } from '#views/notices/screen';
import { addressIn } from '../guard';
import { Bell } from './Bell';
import { Breadcrumb } from './Breadcrumb';
import { ErrorLog } from './ErrorLog';
import { FullscreenButton } from './FullscreenButton';
import { HelpButton } from './HelpButton';
import { LanguageMenu } from './LanguageMenu';
import { HAMBURGER } from './MobileMenu';
import { MoreMenu } from './MoreMenu';
import { SearchButton } from './SearchButton';
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
        id={HAMBURGER}
        type="button"
        className="icon-button"
        aria-label={intl.formatMessage({ id: 'shell.toggleMenu' })}
        aria-expanded={menuOpen}
        onClick={onToggleMenu}
      >
        <span className="pi pi-bars" aria-hidden="true" />
      </button>
      <Breadcrumb screen={screen} />
      <Tools />
    </header>
  );
}

/** The same on every page. */
const Tools = memo(function Tools() {
  return (
    <div className="navbar-tools">
      <SearchButton />
      <OperatorNotices />
      <ErrorLog />
      <HelpButton />
      <Contact />
      <FullscreenButton />
      <Bell />
      <SizeMenu />
      <LanguageMenu />
      <MoreMenu />
      <UserMenu />
    </div>
  );
});

/** The one way to the notices of the operator (R-ROUTE-14, A-033). */
function OperatorNotices() {
  const label = useIntl().formatMessage({ id: operatorNotices.title });
  const { city } = useScope();
  return (
    <Link
      className="icon-button wide-only"
      href={addressIn(operatorNotices, city)}
      aria-label={label}
      title={label}
    >
      <span className="pi pi-info-circle" aria-hidden="true" />
    </Link>
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
    <a className="icon-button wide-only" href={contactUrl} target="_blank" rel="noopener" title={label}>
      <span className="pi pi-envelope" aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </a>
  );
}
