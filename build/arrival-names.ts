import { CITIES } from '#mocks/backend/seed/places/cities';
import { en } from '#mocks/harness/panel/texts/en';
import { ja } from '#mocks/harness/panel/texts/ja';
import type { ArrivalNames } from './show-arrival';

const { none: _, ...rolesJa } = ja.roles;
const { none: __, ...rolesEn } = en.roles;

/** The names in the scenario links of the demo. */
export const arrivalNames: ArrivalNames = {
  cities: Object.fromEntries(CITIES.map(({ name, name_ja }) => [name, name_ja])),
  roles: { ja: rolesJa, en: rolesEn },
};
