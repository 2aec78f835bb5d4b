import { useAtom } from 'jotai';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '#kit/context/scope';
import type { MenuSection, Screen } from '#kit/context/screen';
import { foldedMenuAtom } from '#kit/services/preferences';
import { MenuCount } from './MenuCount';
import { MenuLines } from './MenuLines';
import { menuOf, screensIn } from './menu';
import './sidebar-section.css';

interface SidebarSectionProps {
  section: MenuSection;
  /** The screen to mark, in this section or elsewhere. */
  current: Screen;
  city: string;
  collapsed: boolean;
}

/** Menu items under a heading that folds them. The narrow menu shows them all, below a thin rule. */
export function SidebarSection({ section, current, city, collapsed }: SidebarSectionProps) {
  const id = useId();
  const user = useUser();
  const title = useIntl().formatMessage({ id: section.title });
  const items = useMemo(() => menuOf(section.screens, user), [section, user]);
  const [foldedSections, setFoldedSections] = useAtom(foldedMenuAtom);
  const screens = screensIn(items);
  if (screens.length === 0) return null;
  // The section of the current page does not fold, so that its link stays visible.
  const isFixed = screens.includes(current);
  const isOpen = collapsed || isFixed || !foldedSections.includes(section.title);

  function toggleSection() {
    const otherSections = foldedSections.filter((sectionTitle) => sectionTitle !== section.title);
    setFoldedSections(isOpen ? [...otherSections, section.title] : otherSections);
  }

  return (
    <div className="sidebar-section">
      {collapsed ? null : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={isFixed}
          onClick={isFixed ? undefined : toggleSection}
        >
          {title}
          {isOpen ? null : <MenuCount badges={screens.flatMap(({ menu }) => menu?.badge ?? [])} />}
          {isFixed ? null : (
            <span className={isOpen ? 'fold pi pi-angle-up' : 'fold pi pi-angle-down'} aria-hidden="true" />
          )}
        </button>
      )}
      <ul id={id} aria-label={title} hidden={!isOpen}>
        <MenuLines items={items} current={current} city={city} collapsed={collapsed} />
      </ul>
    </div>
  );
}
