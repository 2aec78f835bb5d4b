import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { ruledText } from '#domain/base/field-rule';
import { maybeId, maybeMoment, recordId } from '#domain/base/fields';
import type { FieldProblem } from '#domain/base/problems';
import { userPasswordAndRepetitionProblems } from './password';

/** An administrator of shops (R-ENT-15). */
export const ShopAdmin = z.object({
  id: recordId,
  username: z.string(),
  email: z.string(),
  name: z.string(),
  /** PROPOSED */
  area: maybeId,
  /** PROPOSED */
  created_at: maybeMoment,
});
export type ShopAdmin = z.infer<typeof ShopAdmin>;

export const ShopAdminDraft = z.object({
  username: ruledText({ required: true }),
  email: ruledText({ required: true, notation: 'email' }),
  name: ruledText({ required: true }),
  password: z.string(),
  confirm_password: z.string(),
  /** PROPOSED */
  area: maybeId,
});
export type ShopAdminDraft = z.infer<typeof ShopAdminDraft>;

/** An update contains no password: it has its own call. */
export const ShopAdminChange = z.omit(ShopAdminDraft, { password: true, confirm_password: true });
export type ShopAdminChange = z.infer<typeof ShopAdminChange>;

/** In the order of the fields; the password follows the rules for users. */
export const shopAdminProblems = (draft: Omit<ShopAdminDraft, 'area'>): FieldProblem[] =>
  draftProblems(ShopAdminDraft, draft, userPasswordAndRepetitionProblems(draft));

/** PROPOSED (E-036). */
export const ShopAdminPasswordDraft = z.object({
  id: recordId,
  password: z.string(),
  confirm_password: z.string(),
});
export type ShopAdminPasswordDraft = z.infer<typeof ShopAdminPasswordDraft>;

export const shopAdminPasswordProblems = userPasswordAndRepetitionProblems;
