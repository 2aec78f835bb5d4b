import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { FirstLine } from '#kit/page/MessageText';
import { addressOf, type OpenTab } from './tabs';

interface TabProps {
  tab: OpenTab;
  current: boolean;
  unsaved: boolean;
  menuOpen: boolean;
  onMenu: (anchor: HTMLElement) => void;
  onClose: () => void;
}

const MIDDLE_BUTTON = 1;

/** One open page. Its menu opens by right click or Shift+F10; the active tab has a button for touch. */
export function Tab({ tab, current, unsaved, menuOpen, onMenu, onClose }: TabProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: tab.screen.title });
  const tabIndex = current ? undefined : -1;

  function openMenu(event: MouseEvent<HTMLLIElement>) {
    event.preventDefault();
    const link = event.currentTarget.querySelector('a');
    if (link) onMenu(link);
  }

  function closeOnMiddleClick(event: MouseEvent) {
    if (event.button !== MIDDLE_BUTTON) return;
    event.preventDefault();
    onClose();
  }

  function closeOnDelete(event: KeyboardEvent) {
    if (event.key === 'Delete') onClose();
  }

  return (
    <li
      className={current ? 'current' : undefined}
      onContextMenu={openMenu}
      onMouseDown={preventAutoscroll}
      onAuxClick={closeOnMiddleClick}
      onKeyDown={closeOnDelete}
    >
      <Link
        href={addressOf(tab)}
        data-path={tab.path}
        aria-current={current ? 'page' : undefined}
        aria-keyshortcuts="Delete Shift+F10"
        tabIndex={tabIndex}
        title={name}
      >
        <span className="tab-name">
          <FirstLine id={tab.screen.title} />
        </span>
        {unsaved ? <UnsavedMark /> : null}
      </Link>
      {current ? <TabMenuButton name={name} open={menuOpen} onMenu={onMenu} /> : null}
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'shell.closeTab' }, { name })}
        tabIndex={tabIndex}
        onClick={onClose}
      >
        <span className="pi pi-times" aria-hidden="true" />
      </button>
    </li>
  );
}

function preventAutoscroll(event: MouseEvent) {
  if (event.button === MIDDLE_BUTTON) event.preventDefault();
}

function UnsavedMark() {
  const text = useIntl().formatMessage({ id: 'shell.tab.unsaved' });
  return (
    <>
      <span className="tab-unsaved" aria-hidden="true" title={text} />
      <span className="visually-hidden">{text}</span>
    </>
  );
}

interface TabMenuButtonProps extends Pick<TabProps, 'onMenu'> {
  ref?: Ref<HTMLButtonElement>;
  /** Name of the page. */
  name: string;
  open: boolean;
}

/** Opens the actions of an open page. */
export function TabMenuButton({ ref, name, open, onMenu }: TabMenuButtonProps) {
  const label = useIntl().formatMessage({ id: 'shell.tab.menu' }, { name });
  return (
    <button
      ref={ref}
      type="button"
      className="tab-menu-button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={(event) => onMenu(event.currentTarget)}
    >
      <span className="pi pi-angle-down" aria-hidden="true" />
    </button>
  );
}
