import { Link } from 'wouter';

export type Action = {
  label: string;
  /** CSS classes of the icon. */
  icon?: string;
  /** The action loses data. */
  danger?: boolean;
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** An action on a record: a link if it has an address, else a button. */
export function ActionButton({ action, className }: { action: Action; className: string }) {
  const { label, icon, danger, href, onSelect } = action;
  const buttonClass = danger ? `${className} danger-text` : className;
  const content = (
    <>
      {icon ? <span className={icon} aria-hidden="true" /> : null}
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" className={buttonClass} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <Link className={buttonClass} href={href}>
      {content}
    </Link>
  );
}
