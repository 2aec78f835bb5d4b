import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton';

/** Whether the current page is pinned; the shell stores the pins. */
export interface PagePin {
  pinned: boolean;
  toggle(): void;
}

const PagePinContext = createContext<PagePin | null>(null);
export const PagePinProvider = PagePinContext.Provider;

/** The star beside the title of a page. */
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
