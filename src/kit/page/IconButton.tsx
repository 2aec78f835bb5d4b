import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'type'> {
  /** What it does, in the user's language. */
  label: string;
  /** Classes of the picture. */
  icon: string;
  /** What stands beside the picture where there is room for it: in an action sheet. */
  verb?: string;
}

/** A picture that does something. */
export const IconButton = ({ label, icon, verb, className = '', children, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    className={`icon-button ${className}`}
    aria-label={label}
    title={label}
    data-verb={verb}
  >
    <span className={icon} aria-hidden="true" />
    {children}
  </button>
);
