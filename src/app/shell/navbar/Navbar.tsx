import { memo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { general } from '#app/screens/general';
import { HelpButton } from '#app/shell/help/HelpButton';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import { Bell } from './Bell';
import { Breadcrumb } from './Breadcrumb';
import { ErrorLogButton } from './ErrorLogButton';
import { FullscreenButton } from './FullscreenButton';
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
      <Tools />
    </header>
  );
}

/** Memoized: the tools are the same on every page. */
const Tools = memo(function Tools() {
  return (
    <div className="navbar-tools">
      <SearchButton />
      <OperatorNotices />
      <ErrorLogButton />
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

/** The only link to the notices of the operator (R-ROUTE-14, A-033). */
function OperatorNotices() {
  const label = useIntl().formatMessage({ id: general.operatorNotices.title });
  const { city } = useScope();
  return (
    <IconLink
      className="wide-only"
      href={addressIn(general.operatorNotices, city)}
      label={label}
      icon="pi pi-info-circle"
    />
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
