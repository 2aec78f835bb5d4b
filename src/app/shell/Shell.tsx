import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { addressIn } from '#app/routing/guard';
import { MOBILE_BELOW } from '#domain/base/limits';
import { usePath, useSearchText } from '#kit/context/app-services';
import { MenuFeaturesProvider } from '#kit/context/menu-features';
import { type QuickLink, QuickLinksProvider } from '#kit/context/quick-links';
import { useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { KEPT_DECISIONS } from '#kit/decision-queue/kept-decisions-prefix';
import { useRescuedFocus } from '#kit/overlay/use-rescued-focus';
import { lazyComponent } from '#kit/page/lazy-component';
import { sidebarOpenAtom, sizeAtom } from '#kit/services/preferences';
import { applySize } from '#kit/services/size';
import { storedKeys } from '#kit/services/storage';
import { useNarrowerThan } from '#kit/services/use-media';
import { general } from '../screens/general';
import { menuSections, screens } from '../screens/index';
import { BackToTop } from './BackToTop';
import { HelpNotice } from './help/HelpNotice';
import { MobileMenu } from './navbar/MobileMenu';
import { mobileMenuAtom } from './navbar/mobile-menu';
import { Navbar } from './navbar/Navbar';
import { Overlays } from './Overlays';
import { PageAnnouncement } from './PageAnnouncement';
import { PageFrame } from './PageFrame';
import { featuresOf } from './sidebar/features-of';
import { menuOf, screensIn } from './sidebar/menu';
import { Sidebar } from './sidebar/Sidebar';
import 'virtual:primeicons.css';
import './shell.css';
import './navbar/mobile-menu.css';
import '#kit/page/kit.css';
import '#kit/list/list.css';
import './at-hand.css';
import './print/print.css';
import { TabBar } from './tabs/TabBar';
import { UnsavedConfirmation } from './tabs/UnsavedConfirmation';
import { NewVersion } from './version/NewVersion';

const UnsentDecisions = lazyComponent(() => import('./UnsentDecisions'), null);

interface ShellProps {
  screen: Screen;
  /** False while a redirect leaves this screen. */
  isEntered: boolean;
  children: ReactNode;
}

/** The common layout of every page of a city (R-ROUTE-02). */
export function Shell({ screen, isEntered, children }: ShellProps) {
  const [isSidebarOpen, setSidebarOpen] = useAtom(sidebarOpenAtom);
  const [isMobileMenuOpen, setMobileMenuOpen] = useAtom(mobileMenuAtom);
  // Below 1024 px the layout is mobile and the sidebar is closed (R-UI-01, R-UI-02).
  const isMobile = useNarrowerThan(MOBILE_BELOW);
  const address = usePath() + useSearchText();
  const size = useAtomValue(sizeAtom);
  useEffect(
    function followSize() {
      applySize(size);
    },
    [size],
  );
  useEffect(
    function closeOnMove() {
      void address;
      setMobileMenuOpen(false);
    },
    [address, setMobileMenuOpen],
  );
  useRescuedFocus();
  const [besidePage, setBesidePage] = useState<HTMLElement | null>(null);
  const quickLinks = useQuickLinks();
  const isMenuShown = isMobile ? isMobileMenuOpen : isSidebarOpen;
  const toggleMenu = () => (isMobile ? setMobileMenuOpen(!isMobileMenuOpen) : setSidebarOpen(!isSidebarOpen));
  return (
    <div className={`shell ${isMobile ? 'mobile' : ''} ${isMenuShown ? 'menu-open' : 'menu-closed'}`}>
      <a className="skip-link" href="#content">
        <FormattedMessage id="shell.skip" />
      </a>
      {isMobile ? null : <Sidebar screen={screen} collapsed={!isMenuShown} />}
      {isMobile && isMobileMenuOpen ? (
        <MobileMenu onClose={() => setMobileMenuOpen(false)}>
          <Sidebar screen={screen} collapsed={false} />
        </MobileMenu>
      ) : null}
      <div className="shell-main" inert={isMobile && isMobileMenuOpen}>
        <Navbar screen={screen} menuOpen={isMenuShown} onToggleMenu={toggleMenu} besidePage={setBesidePage} />
        <TabBar screen={isEntered ? screen : null} narrow={isMobile} beside={besidePage} />
        <HelpNotice />
        {storedKeys(KEPT_DECISIONS).length > 0 ? <UnsentDecisions /> : null}
        <main id="content" tabIndex={-1}>
          <PageFrame screen={screen}>
            <QuickLinksProvider value={quickLinks}>
              <MenuFeaturesProvider value={MENU_FEATURES}>{children}</MenuFeaturesProvider>
            </QuickLinksProvider>
          </PageFrame>
        </main>
        <NewVersion />
      </div>
      <PageAnnouncement screen={screen} />
      <BackToTop />
      <UnsavedConfirmation />
      <Overlays screen={screen} onToggleMenu={toggleMenu} />
    </div>
  );
}

const MENU_FEATURES = featuresOf(menuSections);

/** The menu as plain links, for the dashboard. */
function useQuickLinks(): readonly QuickLink[] {
  const user = useUser();
  return useMemo(() => {
    const menuScreens = screensIn(menuOf(screens, user));
    return menuScreens
      .filter((one) => one !== general.dashboard)
      .map((screen) => ({
        href: addressIn(screen, user.city?.name ?? ''),
        title: screen.title,
        icon: screen.menu?.icon ?? '',
      }));
  }, [user]);
}
