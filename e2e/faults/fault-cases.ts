import { COMPOSER_CASES } from './composer-cases';
import { CHOICE_OF_CITY, CONSOLE_CASES } from './console-cases';
import type { FaultCase } from './fault-case';
import { LIST_CASES } from './list-cases';
import { NOTIFICATION_CASES } from './notification-cases';
import { PEOPLE_CASES } from './people-cases';
import { RECRUITMENT_CASES } from './recruitment-cases';
import { RESERVE_CASES } from './reserve-cases';

/** Every call of the console that can fail, by the page that sends it. */
export const FAULT_CASES: readonly FaultCase[] = [
  ...CONSOLE_CASES,
  ...LIST_CASES,
  ...NOTIFICATION_CASES,
  ...COMPOSER_CASES,
  ...RECRUITMENT_CASES,
  ...PEOPLE_CASES,
  ...RESERVE_CASES,
  // the last one signs out
  CHOICE_OF_CITY,
];
