import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { menuSections, screens, topScreens } from '#app/screens/index';
import { cityName } from '#domain/places/city';
import { useAppServices, usePath, useSearchText } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { lazyComponent } from '#kit/page/lazy-component';
import { TextLinks } from '#kit/page/TextLinks';
import { companyLines } from './company-lines';
import { MenuLines } from './MenuLines';
import { markedIn, menuOf } from './menu';
import { PinnedLinks } from './PinnedLinks';
import { OutsideLink } from './SidebarLink';
import { SidebarSection } from './SidebarSection';

// Only Operators load it.
const CompanyChooser = lazyComponent(() => import('./CompanyChooser'), null);

/** City, company and the screens of this user in the city. */
export function Sidebar({ screen, collapsed }: { screen: Screen; collapsed: boolean }) {
  const intl = useIntl();
  const user = useUser();
  const { contactUrl, helpUrl } = useAppServices().settings;
  const city = user.city?.name ?? '';
  const markedScreen = markedIn(screens, screen, city, usePath() + useSearchText());
  const topItems = useMemo(() => menuOf(topScreens, user), [user]);
  return (
    <aside className={collapsed ? 'sidebar collapsed' : 'sidebar'}>
      <SidebarHead />
      {user.role === 'Operator' ? (
        <div className="company-room">
          <CompanyChooser collapsed={collapsed} />
        </div>
      ) : null}
      <nav aria-label={intl.formatMessage({ id: 'shell.menu' })}>
        <PinnedLinks current={markedScreen} city={city} />
        <ul>
          <MenuLines items={topItems} current={markedScreen} city={city} collapsed={collapsed} />
        </ul>
        {menuSections.map((section) => (
          <SidebarSection
            key={section.title}
            section={section}
            current={markedScreen}
            city={city}
            collapsed={collapsed}
          />
        ))}
        <ul className="sidebar-elsewhere">
          {user.role === 'Advertiser' ? null : (
            <li>
              <OutsideLink href={contactUrl} title="shell.contactUs" icon="pi pi-envelope" />
            </li>
          )}
          <li>
            <OutsideLink href={helpUrl} title="shell.help" icon="pi pi-question-circle" />
          </li>
        </ul>
      </nav>
      {collapsed ? null : (
        <div className="sidebar-foot">
          <TextLinks city={city} />
        </div>
      )}
    </aside>
  );
}

const SidebarHead = memo(function SidebarHead() {
  const intl = useIntl();
  const { city, profile } = useUser();
  const [firstCompanyLine, secondCompanyLine] = companyLines(profile);
  return (
    <Link href="/city" className="sidebar-city" title={intl.formatMessage({ id: 'shell.changeCity' })}>
      <span className="pi pi-map-marker" aria-hidden="true" />
      <span className="sidebar-names">
        {firstCompanyLine ? <span className="sidebar-company">{firstCompanyLine}</span> : null}
        {secondCompanyLine ? <span className="sidebar-company">{secondCompanyLine}</span> : null}
        <strong>{city ? cityName(city) : ''}</strong>
      </span>
    </Link>
  );
});
