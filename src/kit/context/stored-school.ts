import type { School } from '#domain/people/profile';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { browserStorage } from '#kit/services/storage';

/** The school that was stored at sign-in; null where the user has none (R-STORE-10, A-180). */
export function storedSchool(): School | null {
  const school = browserStorage.getItem(STORAGE_KEYS.school);
  if (!school) return null;
  return {
    school,
    group: browserStorage.getItem(STORAGE_KEYS.group) || null,
    classes: browserStorage.getItem(STORAGE_KEYS.classes) || null,
  };
}
