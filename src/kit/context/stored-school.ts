import type { School } from '#domain/people/profile';
import { browserStorage, STORAGE } from '#kit/services/storage';

/** The school that was stored at sign-in; null where the user has none (R-STORE-10, A-180). */
export function storedSchool(): School | null {
  const school = browserStorage.getItem(STORAGE.school);
  if (!school) return null;
  return {
    school,
    group: browserStorage.getItem(STORAGE.group) || null,
    classes: browserStorage.getItem(STORAGE.classes) || null,
  };
}
