import { DELETIONS, PRESSINGS, READINGS, WRITINGS } from './calls';
import { COMPOSER_CASES } from './composer-cases';
import { CHOICE_OF_CITY, CONSOLE_CASES } from './console-cases';
import { deleting, type FaultCase, pressing, reading, writing } from './fault-case';
import { NOTIFICATION_CASES } from './notification-cases';
import { PEOPLE_CASES } from './people-cases';
import { RECRUITMENT_CASES } from './recruitment-cases';
import { RESERVE_CASES } from './reserve-cases';

/** Every call of the console that can fail, by the page that sends it. */
const ALL: readonly FaultCase[] = [
  ...CONSOLE_CASES,
  ...READINGS.map(reading),
  ...WRITINGS.map(writing),
  ...DELETIONS.map(deleting),
  ...PRESSINGS.map(pressing),
  ...NOTIFICATION_CASES,
  ...COMPOSER_CASES,
  ...RECRUITMENT_CASES,
  ...PEOPLE_CASES,
  ...RESERVE_CASES,
  // the last one signs out
  CHOICE_OF_CITY,
];

/**
 * What a browser adds to tests/views, where every call fails: how a user leaves a call without a response. One
 * call of each kind of screen, and each call that a state machine waits for.
 */
const IN_BROWSER: readonly string[] = [
  'saving the profile', // a file
  '/akashi/notification',
  'one of /akashi/advertisement',
  'saving a user',
  'deleting',
  'sending again',
  'reading',
  'reading all',
  'confirming a notice',
  'sending to everyone',
  'choosing users from everyone',
  'counting the reports',
  'marking reports as read',
  'approving a report',
  'suspending',
  'accepting a reservation',
  'approving a requested cancellation',
  'choice of the city',
];

/** E2E_WHOLE: all calls. */
export const FAULT_CASES: readonly FaultCase[] = process.env.E2E_WHOLE ? ALL : IN_BROWSER.map(caseOf);

function caseOf(name: string): FaultCase {
  const faultCase = ALL.find((one) => one.name === name);
  if (faultCase === undefined) throw new Error(`no call is named ${name}`);
  return faultCase;
}
