import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';

/** Whether the page one is on is kept at hand; who keeps it is the shell's business. */
export interface PagePin {
  pinned: boolean;
  toggle(): void;
}

const PagePinContext = createContext<PagePin | null>(null);
export const PagePinProvider = PagePinContext.Provider;

/** The star beside a page's name. */
export function PinButton() {
  const intl = useIntl();
  const pin = useContext(PagePinContext);
  if (pin === null) return null;
  const label = intl.formatMessage({ id: 'pins.page' });
  return (
    <IconButton
      label={label}
      icon={pin.pinned ? 'pi pi-star-fill' : 'pi pi-star'}
      aria-pressed={pin.pinned}
      onClick={pin.toggle}
    />
  );
}
