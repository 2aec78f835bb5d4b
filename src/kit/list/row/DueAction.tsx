import { useIntl } from 'react-intl';

interface DueActionProps {
  /** Message id of the action; `…Named` also contains the record's name. */
  verb: string;
  /** Message id of that text, where it does not follow the pattern. */
  named?: string;
  /** The name of the record. */
  name: string;
  icon: string;
  busy?: boolean;
  onClick: () => void;
}

/** The action that the state of a row calls for, with its word. */
export function DueAction({ verb, named = `${verb}Named`, name, icon, busy, onClick }: DueActionProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className="button small"
      aria-label={intl.formatMessage({ id: named }, { name })}
      // `aria-disabled` keeps it focusable: the focus must not leave the page during the request.
      aria-disabled={busy}
      onClick={onClick}
    >
      <span className={busy ? 'pi pi-spinner pi-spin' : icon} aria-hidden="true" />
      <span>{intl.formatMessage({ id: verb })}</span>
    </button>
  );
}
