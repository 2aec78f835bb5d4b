import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface IconLinkProps {
  href: string;
  /** Where it leads, in the user's language. */
  label: string;
  /** Classes of the picture. */
  icon: string;
  /** What stands beside the picture where there is room for it: in an action sheet. */
  verb?: string;
  className?: string;
  children?: ReactNode;
}

/** A picture that leads somewhere. */
export const IconLink = ({ href, label, icon, verb, className = '', children }: IconLinkProps) => (
  <Link href={href} className={`icon-button ${className}`} aria-label={label} title={label} data-verb={verb}>
    <span className={icon} aria-hidden="true" />
    {children}
  </Link>
);
