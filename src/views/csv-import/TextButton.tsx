import { FormattedMessage } from 'react-intl';

interface TextButtonProps {
  /** Message id. */
  id: string;
  values?: Record<string, string | number>;
  icon?: string;
  primary?: boolean;
  onClick: () => void;
}

export function TextButton({ id, values, icon, primary, onClick }: TextButtonProps) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={onClick}>
      {icon ? <span className={icon} aria-hidden="true" /> : null}
      <FormattedMessage id={id} values={values} />
    </button>
  );
}
