import * as z from 'zod/mini';
import { maybeText } from './fields';

const reference = z.union([z.string(), z.number()]);

/** Registration (R-VAL-PASS-06 to 10). */
export const RegistrationDraft = z.object({
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirm_password: z.string(),
});
export type RegistrationDraft = z.infer<typeof RegistrationDraft>;

/** PROPOSED: a registration with the school the teacher belongs to. */
export const TeacherDraft = z.extend(RegistrationDraft, {
  school: reference,
  group: reference,
  classes: reference,
});
export type TeacherDraft = z.infer<typeof TeacherDraft>;

/** PROPOSED (E-012): an advertiser made by an Administrator or Operator. */
export const AdvertiserDraft = z.extend(RegistrationDraft, {
  name: z.string(),
  phone: maybeText,
  address: maybeText,
});
export type AdvertiserDraft = z.infer<typeof AdvertiserDraft>;
