import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface IconLinkProps {
  href: string;
  /** The accessible name, in the user's language. */
  label: string;
  /** CSS classes of the icon. */
  icon: string;
  /** The text beside the icon where there is space: in an action sheet. */
  verb?: string;
  className?: string;
  children?: ReactNode;
}

/** A link with an icon only. */
export const IconLink = ({ href, label, icon, verb, className = '', children }: IconLinkProps) => (
  <Link href={href} className={`icon-button ${className}`} aria-label={label} title={label} data-verb={verb}>
    <span className={icon} aria-hidden="true" />
    {children}
  </Link>
);
