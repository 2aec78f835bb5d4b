import * as z from 'zod/mini';
import { recordId } from '#domain/base/fields';

/** Forgotten password, second step. */
export const ForgottenPasswordDraft = z.object({
  email: z.string(),
  verify_code: z.string(),
  password: z.string(),
  confirm_password: z.string(),
});
export type ForgottenPasswordDraft = z.infer<typeof ForgottenPasswordDraft>;

/** The user's own password, from the profile page. */
export const OwnPasswordDraft = z.object({
  password: z.string(),
  new_password: z.string(),
  confirm_password: z.string(),
});
export type OwnPasswordDraft = z.infer<typeof OwnPasswordDraft>;

/** Another user's password, set by an Administrator or Operator. */
export const UserPasswordDraft = z.object({ user_id: recordId, new_password: z.string() });
export type UserPasswordDraft = z.infer<typeof UserPasswordDraft>;
