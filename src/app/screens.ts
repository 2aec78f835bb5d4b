import type { Screen } from '#kit/screen';
import { city } from '#views/city/screen';
import { dashboard } from '#views/dashboard/screen';
import { notices } from '#views/notices/screen';
import { notifications } from '#views/notifications/screen';
import { profile } from '#views/profile/screen';
import { openScreens } from './open-screens';

/** The console's table of contents, in menu order. */
export const screens: readonly Screen[] = [
  dashboard,
  notifications,
  notices,

  // outside the menu
  profile,
  city,
  ...openScreens,
];
