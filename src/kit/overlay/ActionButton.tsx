import { Link } from 'wouter';

export type Action = {
  label: string;
  /** Classes of the picture. */
  icon?: string;
  /** Something is lost by it. */
  danger?: boolean;
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** What can be done with a record: a link where it has an address. */
export function ActionButton({ action, className }: { action: Action; className: string }) {
  const { label, icon, danger, href, onSelect } = action;
  const look = danger ? `${className} danger-text` : className;
  const content = (
    <>
      {icon ? <span className={icon} aria-hidden="true" /> : null}
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" className={look} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <Link className={look} href={href}>
      {content}
    </Link>
  );
}
