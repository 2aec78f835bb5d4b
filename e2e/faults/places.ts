import { COMPOSER_PLACES } from './composer-places';
import { CHOICE_OF_CITY, CONSOLE_PLACES } from './console-places';
import { LIST_PLACES } from './list-places';
import { NOTIFICATION_PLACES } from './notification-places';
import { PEOPLE_PLACES } from './people-places';
import type { FaultCase } from './place';
import { RECRUITMENT_PLACES } from './recruitment-places';
import { RESERVE_PLACES } from './reserve-places';

/** Every call of the console that can fail, by the page that sends it. */
export const PLACES: readonly FaultCase[] = [
  ...CONSOLE_PLACES,
  ...LIST_PLACES,
  ...NOTIFICATION_PLACES,
  ...COMPOSER_PLACES,
  ...RECRUITMENT_PLACES,
  ...PEOPLE_PLACES,
  ...RESERVE_PLACES,
  // the last one signs out
  CHOICE_OF_CITY,
];
