import { useSyncExternalStore } from 'react';
import { DEFAULT_CITY } from '#domain/places/cities';
import { callingCity } from '#kit/context/calling-city';
import { TextLinks } from '#kit/page/TextLinks';

/** Texts that a visitor may read before the sign-in (R-ROUTE-37 to 39). */
export function FootLinks() {
  // The build also renders this page, and has no stored city.
  const city = useSyncExternalStore(subscribeToNothing, callingCity, () => DEFAULT_CITY);
  return (
    <footer>
      <TextLinks city={city} />
    </footer>
  );
}

const subscribeToNothing = () => () => undefined;
