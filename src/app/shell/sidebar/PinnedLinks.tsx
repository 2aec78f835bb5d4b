import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { screens } from '#app/screens/index';
import { usePins } from '#app/shell/sidebar/pins';
import { useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { pagesOf } from './menu';
import { ScreenLink } from './SidebarLink';

/** The user's pinned pages, above the menu. A page that the user may no longer enter is hidden. */
export function PinnedLinks({ current, city }: { current: Screen; city: string }) {
  const id = useId();
  const user = useUser();
  const { pinnedPaths } = usePins();
  if (pinnedPaths.length === 0) return null;
  const pages = pagesOf(screens, user);
  const pinnedScreens = pinnedPaths.flatMap((path) => pages.find((page) => page.path === path) ?? []);
  if (pinnedScreens.length === 0) return null;
  return (
    <div className="sidebar-pinned">
      <p id={id} className="label">
        <FormattedMessage id="pins.title" />
      </p>
      <ul aria-labelledby={id}>
        {pinnedScreens.map((screen) => (
          <li key={screen.path}>
            <ScreenLink
              screen={screen}
              icon={screen.menu?.icon ?? 'pi pi-star'}
              isCurrent={screen === current}
              city={city}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
