import { callingCity } from '#kit/calling-city';
import { TextLinks } from '#kit/TextLinks';

/** What may be read before signing in (R-ROUTE-37 to 39). */
export const FootLinks = () => (
  <footer>
    <TextLinks city={callingCity()} />
  </footer>
);
