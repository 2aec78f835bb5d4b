import * as z from 'zod/mini';

const optionalNumbers = z.optional(z.array(z.number()));
const optionalText = z.optional(z.string());
const optionalNumber = z.optional(z.number());
const optionalReference = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** The criteria of a notification for its receivers; an omitted field is no criterion. */
export const ReceiverCriteria = z.object({
  age_from: optionalNumber,
  age_to: optionalNumber,
  gender: optionalText,
  area: optionalText,
  pass_type: optionalNumber,
  /** Any of these among the favourites; when empty, any favourite ad. */
  ad_ids: optionalNumbers,
  /** Inside a circle of `radius` metres. */
  latitude: optionalNumber,
  longitude: optionalNumber,
  radius: optionalNumber,
  school: optionalReference,
  group: optionalReference,
  classes: optionalReference,
});
export type ReceiverCriteria = z.infer<typeof ReceiverCriteria>;
