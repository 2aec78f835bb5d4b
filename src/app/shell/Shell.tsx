import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { MOBILE_BELOW } from '#domain/limits';
import { usePath, useSearchText } from '#kit/app-services';
import { applySize, sidebarOpenAtom, sizeAtom } from '#kit/preferences';
import { type QuickLink, QuickLinksProvider } from '#kit/quick-links';
import { useUser } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { dashboard } from '#views/dashboard/screen';
import { addressIn } from '../guard';
import { screens } from '../screens';
import { BackToTop } from './BackToTop';
import { menuOf } from './menu';
import { mobileMenuAtom } from './mobile-menu';
import { Navbar } from './Navbar';
import { Sidebar } from './Sidebar';
import 'virtual:primeicons.css';
import './shell.css';
import '#kit/kit.css';
import { TabBar } from './TabBar';

/** The common layout of every page of a city (R-ROUTE-02). */
export function Shell({ screen, children }: { screen: Screen; children: ReactNode }) {
  const [open, setOpen] = useAtom(sidebarOpenAtom);
  const [mobileOpen, setMobileOpen] = useAtom(mobileMenuAtom);
  const mobile = useMobile();
  const path = usePath() + useSearchText();
  const size = useAtomValue(sizeAtom);
  useEffect(
    function followSize() {
      applySize(size);
    },
    [size],
  );
  useEffect(
    function closeOnMove() {
      void path;
      setMobileOpen(false);
    },
    [path, setMobileOpen],
  );
  const links = useLinks();
  const shown = mobile ? mobileOpen : open;
  const toggle = () => (mobile ? setMobileOpen(!mobileOpen) : setOpen(!open));
  return (
    <div className={`shell ${mobile ? 'mobile' : ''} ${shown ? 'menu-open' : 'menu-closed'}`}>
      <a className="skip-link" href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      {mobile && !mobileOpen ? null : <Sidebar screen={screen} collapsed={!shown} />}
      {mobile && mobileOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the hamburger closes it for the keyboard, and so does every move
        // biome-ignore lint/a11y/useKeyWithClickEvents: the hamburger closes it for the keyboard, and so does every move
        <div className="shade" onClick={() => setMobileOpen(false)} />
      ) : null}
      <div className="shell-main">
        <Navbar screen={screen} menuOpen={shown} onToggleMenu={toggle} />
        <TabBar screen={screen} />
        <main id="content" tabIndex={-1}>
          <QuickLinksProvider value={links}>{children}</QuickLinksProvider>
        </main>
      </div>
      <BackToTop />
    </div>
  );
}

const QUERY = `(max-width: ${MOBILE_BELOW - 0.02}px)`;

/** Under 1024 px counts as mobile and closes the sidebar (R-UI-01, R-UI-02). */
function useMobile(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(QUERY).matches,
  );
}

/** The menu as plain links, for the dashboard. */
function useLinks(): readonly QuickLink[] {
  const user = useUser();
  return useMemo(() => {
    const shown = menuOf(screens, user).flatMap((item) => ('screen' in item ? [item.screen] : item.screens));
    return shown
      .filter((one) => one !== dashboard)
      .map((screen) => ({
        href: addressIn(screen, user.city?.name ?? ''),
        title: screen.title,
        icon: screen.menu?.icon ?? '',
      }));
  }, [user]);
}
