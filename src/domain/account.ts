import * as z from 'zod/mini';
import { maybeText } from './fields';
import { Picture } from './upload';

/** What the profile page saves (E-020, R-VAL-PROFILE-01 to 07). */
export const AccountDraft = z.object({
  avatar: z.nullable(Picture),
  firstname: z.string(),
  lastname: z.string(),
  gender: z.string(),
  birthday: z.string(),
  phone: z.string(),
  address: z.string(),
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  name: maybeText,
  introduction: maybeText,
});
export type AccountDraft = z.infer<typeof AccountDraft>;
