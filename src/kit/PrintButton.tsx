import { useIntl } from 'react-intl';

/** What Ctrl+P does, for whoever looks for a button. */
export function PrintButton() {
  const label = useIntl().formatMessage({ id: 'print.print' });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => window.print()}
    >
      <span className="pi pi-print" aria-hidden="true" />
    </button>
  );
}
