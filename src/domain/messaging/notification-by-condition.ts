import * as z from 'zod/mini';
import { maybeId, maybeKnown, maybeNumber, maybeText } from '#domain/base/fields';
import { GENDERS } from '#domain/people/gender';
import { User } from '#domain/people/user';
import { Notification } from './notification';

/** PROPOSED: a push sent by condition, with its receivers (E-069). */
export const NotificationByCondition = z.extend(Notification, {
  age_from: maybeNumber,
  age_to: maybeNumber,
  gender: maybeKnown(GENDERS),
  area: maybeText,
  pass_type: maybeId,
  users: z.optional(z.nullable(z.array(User))),
});
export type NotificationByCondition = z.infer<typeof NotificationByCondition>;
