import type { City, Coordinates } from './city';

/** Builds calls before a city is chosen; never stored. */
export const DEFAULT_CITY = 'seveneleven';

/** The only city whose menu has articles (R-CITY-10). */
export const CITY_WITH_ARTICLES = 'shonan';

export const DEFAULT_CENTRE: Coordinates = { lat: 36.040216, lng: 138.404085 };

/** The seven cities with coordinates (R-CITY-17): their city halls; the figures are ours. */
export const CENTRES: Readonly<Record<string, Coordinates>> = {
  akashi: { lat: 34.6432, lng: 134.9975 },
  kusatsu: { lat: 35.0133, lng: 135.9606 },
  takatsuki: { lat: 34.8463, lng: 135.6174 },
  toyonaka: { lat: 34.7813, lng: 135.4698 },
  fujisawa: { lat: 35.3388, lng: 139.4914 },
  settsu: { lat: 34.7772, lng: 135.5622 },
  nishinomiya: { lat: 34.7377, lng: 135.3416 },
};

export const centreOf = (slug: string): Coordinates => CENTRES[slug] ?? DEFAULT_CENTRE;

/** A city without a list has every feature; null is no list. */
export const hasFeature = (city: City | null, feature: string): boolean =>
  city?.features == null || city.features.includes(feature);

/**
 * The list of features after a change of the switchable ones. A city without a list has every feature, future
 * ones included, and gets a list when one is switched off. Features of the old list that are not
 * switchable stay.
 */
export function featuresWith(
  formerFeatures: readonly string[] | null | undefined,
  switchableFeatures: readonly string[],
  switchedOn: readonly string[],
): string[] | undefined {
  if (formerFeatures == null && switchableFeatures.every((feature) => switchedOn.includes(feature)))
    return undefined;
  return [
    ...(formerFeatures ?? []).filter((feature) => !switchableFeatures.includes(feature)),
    ...switchableFeatures.filter((feature) => switchedOn.includes(feature)),
  ];
}
