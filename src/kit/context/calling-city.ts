import { DEFAULT_CITY } from '#domain/places/cities';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { browserStorage } from '#kit/services/storage';

/**
 * The city in requests without sign-in: the stored one, else the default, which is not stored.
 */
export function callingCity(): string {
  const text = browserStorage.getItem(STORAGE_KEYS.city) ?? '';
  try {
    const city = JSON.parse(text) as { name?: unknown } | null;
    return typeof city?.name === 'string' && city.name !== '' ? city.name : DEFAULT_CITY;
  } catch {
    // an older release stored the bare slug
    return /^[\w-]+$/.test(text) ? text : DEFAULT_CITY;
  }
}
