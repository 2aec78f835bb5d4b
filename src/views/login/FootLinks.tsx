import { useSyncExternalStore } from 'react';
import { DEFAULT_CITY } from '#domain/places/cities';
import { callingCity } from '#kit/context/calling-city';
import { TextLinks } from '#kit/page/TextLinks';

/** What may be read before signing in (R-ROUTE-37 to 39). */
export function FootLinks() {
  // the build, which renders this page too, knows of no stored city
  const city = useSyncExternalStore(never, callingCity, () => DEFAULT_CITY);
  return (
    <footer>
      <TextLinks city={city} />
    </footer>
  );
}

const never = () => () => undefined;
