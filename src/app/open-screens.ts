import type { Screen } from '#kit/context/screen';
import { addTeacher } from '#views/add-teacher/screen';
import { authRedirect } from '#views/auth-redirect/screen';
import { forbidden } from '#views/forbidden/screen';
import { login } from '#views/login/screen';
import { missing } from '#views/missing/screen';
import { appUsage, policy, term } from '#views/texts/screen';

/** What nobody needs to sign in for: all that the sign-in page has to know of the console's table of contents. */
export const openScreens: readonly Screen[] = [
  login,
  authRedirect,
  addTeacher,
  forbidden,
  missing,
  policy,
  term,
  appUsage,
];
