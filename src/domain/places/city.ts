import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeFlag, recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import { FEATURES } from './features';

export const Coordinates = z.object({ lat: z.number(), lng: z.number() });
export type Coordinates = z.infer<typeof Coordinates>;

/** A city (R-ENT-04). `name` is its slug in every route and call; users see `name_ja`. */
export const City = z.object({
  id: recordId,
  name: z.string().check(z.minLength(1)),
  name_ja: ruledText({ required: true, max: TITLE_MAX }),
  code_shop: ruledText({ required: true, max: TITLE_MAX }),
  coordinates: z.optional(z.nullable(Coordinates)),
  /** PROPOSED: the features of the city; missing or null means all. */
  features: z.optional(z.nullable(z.array(ruled(z.string(), { values: FEATURES })))),
});
export type City = z.infer<typeof City>;

/** The body of the city info screen (E-119); the slug never changes, because every address contains it. */
export const CityDraft = z.partial(
  z.pick(City, { name_ja: true, code_shop: true, coordinates: true, features: true }),
);
export type CityDraft = z.infer<typeof CityDraft>;

/** PROPOSED (E-117): the city, and whether the given user operates it. */
export const CityOperation = z.extend(City, { operates: maybeFlag });
export type CityOperation = z.infer<typeof CityOperation>;

/** Whether two responses describe the city equally. */
export const isSameCity = (one: City, other: City): boolean => comparedFields(one) === comparedFields(other);

const comparedFields = ({ id, name, name_ja, code_shop, coordinates, features }: City): string =>
  JSON.stringify([id, name, name_ja, code_shop, coordinates?.lat, coordinates?.lng, features]);

/** The displayed name of the city. */
export const cityName = (city: City): string => city.name_ja || city.name;
