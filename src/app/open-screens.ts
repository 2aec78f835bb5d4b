import type { Screen } from '#kit/screen';
import { addTeacher } from '#views/add-teacher/screen';
import { forbidden } from '#views/forbidden/screen';
import { login } from '#views/login/screen';
import { missing } from '#views/missing/screen';

/** What nobody needs to sign in for: all that the sign-in page has to know of the console's table of contents. */
export const openScreens: readonly Screen[] = [login, addTeacher, forbidden, missing];
