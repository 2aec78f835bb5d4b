import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';

/** Prints like Ctrl+P, for users who look for a button. */
export function PrintButton() {
  const label = useIntl().formatMessage({ id: 'print.print' });
  return <IconButton label={label} icon="pi pi-print" onClick={() => window.print()} />;
}
