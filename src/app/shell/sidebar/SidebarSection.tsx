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
  const [folded, setFolded] = useAtom(foldedMenuAtom);
  const screens = screensIn(items);
  if (screens.length === 0) return null;
  // The section of the current page does not fold, so that its link stays visible.
  const fixed = screens.includes(current);
  const open = collapsed || fixed || !folded.includes(section.title);

  function toggle() {
    const others = folded.filter((one) => one !== section.title);
    setFolded(open ? [...others, section.title] : others);
  }

  return (
    <div className="sidebar-section">
      {collapsed ? null : (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-disabled={fixed}
          onClick={fixed ? undefined : toggle}
        >
          {title}
          {open ? null : <MenuCount badges={screens.flatMap(({ menu }) => menu?.badge ?? [])} />}
          {fixed ? null : (
            <span className={open ? 'fold pi pi-angle-up' : 'fold pi pi-angle-down'} aria-hidden="true" />
          )}
        </button>
      )}
      <ul id={id} aria-label={title} hidden={!open}>
        <MenuLines items={items} current={current} city={city} collapsed={collapsed} />
      </ul>
    </div>
  );
}
