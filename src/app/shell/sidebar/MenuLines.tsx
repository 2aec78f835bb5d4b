import type { Screen } from '#kit/context/screen';
import type { SidebarItem } from './menu';
import { SidebarGroup } from './SidebarGroup';
import { ScreenLink } from './SidebarLink';

interface MenuLinesProps {
  items: readonly SidebarItem[];
  /** The screen to mark, among these items or elsewhere. */
  current: Screen;
  city: string;
  collapsed: boolean;
}

export const MenuLines = ({ items, current, city, collapsed }: MenuLinesProps) =>
  items.map((item) =>
    'screen' in item ? (
      <li key={item.screen.path}>
        <ScreenLink screen={item.screen} icon={item.icon} isCurrent={item.screen === current} city={city} />
      </li>
    ) : (
      <SidebarGroup
        key={item.group.title}
        item={item}
        current={item.screens.includes(current) ? current : null}
        city={city}
        collapsed={collapsed}
      />
    ),
  );
