import * as z from 'zod/mini';
import { maybeFlag } from '#domain/base/fields';
import { User } from '#domain/people/user';

/** A receiver of a notification (E-062). */
export const NotificationReceiver = z.extend(User, {
  /** PROPOSED: whether the receiver has opened it. */
  read: maybeFlag,
});
export type NotificationReceiver = z.infer<typeof NotificationReceiver>;
