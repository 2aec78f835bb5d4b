import { numberOf } from '#domain/base/number-of';
import { positionOfFields } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { featuresWith, hasFeature } from '#domain/places/cities';
import type { City, CityDraft } from '#domain/places/city';
import { cityProblems } from '#domain/places/city-problems';
import type { MenuFeature } from '#kit/context/menu-features';

/** Form values: coordinates as text, and the names of the features that are on. */
export interface CityValues {
  name_ja: string;
  code_shop: string;
  latitude: string;
  longitude: string;
  features: string[];
}

export const valuesOfCity = (city: City, switchableFeatures: readonly MenuFeature[]): CityValues => ({
  name_ja: city.name_ja,
  code_shop: city.code_shop,
  latitude: city.coordinates ? String(city.coordinates.lat) : '',
  longitude: city.coordinates ? String(city.coordinates.lng) : '',
  features: switchableFeatures.map(({ name }) => name).filter((name) => hasFeature(city, name)),
});

export const valueProblems = ({ latitude, longitude, ...values }: CityValues): FieldProblem[] =>
  cityProblems({ ...values, latitude: numberOf(latitude), longitude: numberOf(longitude) });

/** The draft to save (E-119): a city without a list of features gets none while it has all features. */
export function cityDraftOf(
  values: CityValues,
  storedCity: City,
  switchableFeatures: readonly MenuFeature[],
): CityDraft {
  const switchableNames = switchableFeatures.map(({ name }) => name);
  const features = featuresWith(storedCity.features, switchableNames, values.features);
  return {
    name_ja: values.name_ja.trim(),
    code_shop: values.code_shop.trim(),
    coordinates: positionOfFields(values.latitude, values.longitude),
    ...(features === undefined ? {} : { features }),
  };
}
