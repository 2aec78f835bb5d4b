import * as z from 'zod/mini';
import { DESCRIPTION_MAX, TITLE_MAX } from './limits';
import { type FieldProblem, lengthOf } from './problems';

/** A push notification (R-ENT-12). */
export const Notification = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  /** Who sent it, as text. */
  operator: z.optional(z.nullable(z.string())),
  read: z.boolean(),
  /** PROPOSED: when it was sent, ISO 8601. */
  created_at: z.optional(z.nullable(z.string())),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationDraft = z.object({ title: z.string(), description: z.string() });
export type NotificationDraft = z.infer<typeof NotificationDraft>;

export const EMPTY_NOTIFICATION: NotificationDraft = { title: '', description: '' };

/** Title 1 to 200, description 1 to 5000 code points (R-VAL-TEXT-01, 02). The form and the fake backend ask this. */
export function notificationProblems(draft: NotificationDraft): FieldProblem[] {
  return [
    ...textProblems('title', draft.title, TITLE_MAX),
    ...textProblems('description', draft.description, DESCRIPTION_MAX),
  ];
}

function textProblems(field: string, text: string, max: number): FieldProblem[] {
  if (text.trim() === '') return [{ field, messageId: 'problem.required' }];
  const length = lengthOf(text);
  return length > max ? [{ field, messageId: 'problem.tooLong', values: { max, length } }] : [];
}
