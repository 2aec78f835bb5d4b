import { FormattedMessage } from 'react-intl';

interface ActionButtonProps {
  /** Message id. */
  id: string;
  values?: Record<string, string | number>;
  icon?: string;
  primary?: boolean;
  onClick: () => void;
}

export function ActionButton({ id, values, icon, primary, onClick }: ActionButtonProps) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={onClick}>
      {icon ? <span className={icon} aria-hidden="true" /> : null}
      <FormattedMessage id={id} values={values} />
    </button>
  );
}
