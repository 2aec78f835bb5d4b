import * as z from 'zod/mini';
import { City } from '#domain/places/city';
import { Profile } from './profile';

/** PROPOSED (E-026): an operator and the cities they operate. */
export const OperatorProfile = z.extend(Profile, { cities: z.optional(z.nullable(z.array(City))) });
export type OperatorProfile = z.infer<typeof OperatorProfile>;
