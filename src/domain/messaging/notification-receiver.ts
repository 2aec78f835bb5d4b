import * as z from 'zod/mini';
import { maybeFlag } from '#domain/base/fields';
import { User } from '#domain/people/user';

/** Somebody who got a notification (E-062). */
export const NotificationReceiver = z.extend(User, {
  /** PROPOSED: whether they have opened it. */
  read: maybeFlag,
});
export type NotificationReceiver = z.infer<typeof NotificationReceiver>;
