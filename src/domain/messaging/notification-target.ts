import * as z from 'zod/mini';
import { maybeText, recordId } from '#domain/base/fields';

/** A row of the favourite-ads call (E-081): an ad, a user or a pass, by the requested `type`. */
export const NotificationTarget = z.object({
  id: recordId,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED: users only. */
  username: maybeText,
});
export type NotificationTarget = z.infer<typeof NotificationTarget>;

export const TARGET_TYPES = ['get_ads', 'get_users', 'passport_custom_for_shop'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
