import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'type'> {
  /** The accessible name, in the user's language. */
  label: string;
  /** CSS classes of the icon. */
  icon: string;
  /** The text beside the icon where there is space: in an action sheet. */
  verb?: string;
}

/** A button with an icon only. */
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
