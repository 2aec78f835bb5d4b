import { type ToggleEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import './more-actions.css';

export type Action = {
  label: string;
  /** Classes of the picture. */
  icon?: string;
  /** Something is lost by it. */
  danger?: boolean;
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/**
 * What else can be done, behind ⋯. The browser's own popover, which also stands above a modal dialog: PrimeReact's menu
 * is put into the page behind it.
 */
export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const label = intl.formatMessage({ id: 'record.more' });

  function place({ currentTarget: list, newState }: ToggleEvent<HTMLElement>) {
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || box === undefined) return;
    list.style.insetInlineStart = `${box.left}px`;
    list.style.insetBlockEnd = `${document.documentElement.clientHeight - box.top}px`;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button more"
        popoverTarget={id}
        aria-label={label}
        title={label}
      >
        <span className="pi pi-ellipsis-h" aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="more-actions" onBeforeToggle={place}>
        {actions.map(({ label: name, icon = 'pi pi-fw', danger, href, onSelect }) => {
          const content = (
            <>
              <span className={icon} aria-hidden="true" />
              {name}
            </>
          );
          return href === undefined ? (
            <button
              key={name}
              type="button"
              className={danger ? 'danger' : undefined}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={onSelect}
            >
              {content}
            </button>
          ) : (
            <Link key={name} href={href}>
              {content}
            </Link>
          );
        })}
      </div>
    </>
  );
}
