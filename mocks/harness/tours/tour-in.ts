import { hasFeature } from '#domain/places/cities';
import { CITIES } from '#mocks/backend/seed/places/cities';
import type { KeptTour } from './kept-tour';
import type { Tour } from './tour';
import { TOURS } from './tours';

/** The tour of a role, without the pages that this city does not have. */
export function tourIn({ role, city: slug }: KeptTour): Tour {
  const city = CITIES.find(({ name }) => name === slug) ?? null;
  const { steps, ...tour } = TOURS[role];
  return {
    ...tour,
    steps: steps.filter(({ feature }) => feature === undefined || hasFeature(city, feature)),
  };
}
