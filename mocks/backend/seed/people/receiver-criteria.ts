import * as z from 'zod/mini';

const numbers = z.optional(z.array(z.number()));
const text = z.optional(z.string());
const number = z.optional(z.number());
const reference = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** The criteria of a notification for its receivers; an omitted field is no criterion. */
export const ReceiverCriteria = z.object({
  age_from: number,
  age_to: number,
  gender: text,
  area: text,
  pass_type: number,
  /** Any of these among the favourites; when empty, any favourite ad. */
  ad_ids: numbers,
  /** Inside a circle of `radius` metres. */
  latitude: number,
  longitude: number,
  radius: number,
  school: reference,
  group: reference,
  classes: reference,
});
export type ReceiverCriteria = z.infer<typeof ReceiverCriteria>;
