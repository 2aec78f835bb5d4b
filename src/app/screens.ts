import type { Screen } from '#kit/screen';
import { city } from '#views/city/screen';
import { dashboard } from '#views/dashboard/screen';
import { forbidden } from '#views/forbidden/screen';
import { login } from '#views/login/screen';
import { missing } from '#views/missing/screen';
import { notices } from '#views/notices/screen';
import { notifications } from '#views/notifications/screen';
import { profile } from '#views/profile/screen';

/** The console's table of contents, in menu order. */
export const screens: readonly Screen[] = [
  dashboard,
  notifications,
  notices,

  // outside the menu
  profile,
  city,
  login,
  forbidden,
  missing,
];
