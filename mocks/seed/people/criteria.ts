import * as z from 'zod/mini';

const numbers = z.optional(z.array(z.number()));
const text = z.optional(z.string());
const number = z.optional(z.number());
const reference = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** What a push asks of its receivers; what is left out is asked of nobody. */
export const Criteria = z.object({
  age_from: number,
  age_to: number,
  gender: text,
  area: text,
  pass_type: number,
  /** Any of these among their favourites; none named: any ad at all. */
  ad_ids: numbers,
  /** Inside the circle, `radius` in metres. */
  latitude: number,
  longitude: number,
  radius: number,
  school: reference,
  group: reference,
  classes: reference,
});
export type Criteria = z.infer<typeof Criteria>;
