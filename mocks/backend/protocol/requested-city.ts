import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { Refusal } from './refusal';
import { SERVER_TEXTS } from './server-texts';

/** The city of the query, for paths without one (decision 013); the caller must have access to it. */
export function requestedCity(backend: Backend, account: Account, slug: string | undefined): string {
  if (slug === undefined) throw new Refusal(400, { errors: { city: [SERVER_TEXTS.cityMissing] } });
  if (!backend.cities.some(({ name }) => name === slug)) {
    throw new Refusal(404, SERVER_TEXTS.cityNotFound, { by: 'city', city: slug, known: false });
  }
  refuseUnlessMayEnterCity(account, slug);
  return slug;
}

export function refuseUnlessMayEnterCity({ cities }: Account, city: string): void {
  if (!cities.includes(city)) throw new Refusal(403, SERVER_TEXTS.region, { by: 'city', city, known: true });
}
