import { type FocusEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Screen } from '#kit/context/screen';
import { MenuCount } from './MenuCount';
import type { SidebarItem } from './menu';
import { ScreenLink } from './SidebarLink';
import { useFlyout } from './use-flyout';

interface SidebarGroupProps {
  item: Extract<SidebarItem, { group: object }>;
  /** Null if the current screen is not in this group. */
  current: Screen | null;
  city: string;
  collapsed: boolean;
}

/** A menu group and its screens: unfolded if the sidebar is wide, else a flyout (R-SIDE-11, A-040). */
export const SidebarGroup = memo(function SidebarGroup({
  item,
  current,
  city,
  collapsed,
}: SidebarGroupProps) {
  const holdsCurrent = current !== null;
  return collapsed ? (
    <FlyoutGroup item={item} current={current} city={city} />
  ) : (
    <UnfoldedGroup
      key={String(holdsCurrent)}
      item={item}
      current={current}
      city={city}
      isOpen={holdsCurrent}
    />
  );
});

type GroupProps = Omit<SidebarGroupProps, 'collapsed'>;

function UnfoldedGroup({ item, current, city, isOpen: isOpenAtFirst }: GroupProps & { isOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <li className={isOpen ? 'sidebar-group open' : 'sidebar-group'}>
      <GroupButton item={item} controls={id} open={isOpen} onClick={() => setIsOpen(!isOpen)} />
      <ul id={id} hidden={!isOpen}>
        <GroupScreens item={item} current={current} city={city} />
      </ul>
    </li>
  );
}

function FlyoutGroup({ item, current, city }: GroupProps) {
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const { position, show, showSoon, hide } = useFlyout(row);
  const isOpen = position !== null;

  function hideOnBlur(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) hide();
  }

  function closeOnEscape(event: KeyboardEvent<HTMLLIElement>) {
    if (event.key !== 'Escape' || !isOpen) return;
    row.current?.querySelector('button')?.focus();
    hide();
  }

  return (
    <li
      ref={row}
      className={current !== null ? 'sidebar-group current' : 'sidebar-group'}
      onPointerEnter={(event) => event.pointerType === 'mouse' && showSoon()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      onBlur={hideOnBlur}
      onKeyDown={closeOnEscape}
    >
      <GroupButton item={item} controls={id} open={isOpen} onClick={isOpen ? hide : show} />
      <ul id={id} hidden={!isOpen} className="flyout" style={position ?? undefined}>
        <GroupScreens item={item} current={current} city={city} />
      </ul>
    </li>
  );
}

interface GroupButtonProps {
  item: SidebarGroupProps['item'];
  controls: string;
  open: boolean;
  onClick: () => void;
}

function GroupButton({ item, controls, open, onClick }: GroupButtonProps) {
  const title = useIntl().formatMessage({ id: item.group.title });
  const badges = item.screens.flatMap(({ menu }) => menu?.badge ?? []);
  return (
    <button type="button" title={title} aria-expanded={open} aria-controls={controls} onClick={onClick}>
      <span className={item.group.icon} aria-hidden="true" />
      <span className="label">{title}</span>
      {/* When open, the items of the group show their own counts. */}
      {open || badges.length === 0 ? null : <MenuCount badges={badges} />}
      <span className={open ? 'fold pi pi-angle-up' : 'fold pi pi-angle-down'} aria-hidden="true" />
    </button>
  );
}

const GroupScreens = ({ item, current, city }: GroupProps) =>
  item.screens.map((screen) => (
    <li key={screen.path}>
      <ScreenLink screen={screen} icon={screen.menu?.icon ?? ''} isCurrent={screen === current} city={city} />
    </li>
  ));
