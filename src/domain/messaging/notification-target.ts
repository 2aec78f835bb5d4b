import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';

/** What the favourite-ads call lists (E-081): ads, users or passes, as the asked `type` says. */
export const NotificationTarget = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED: users only. */
  username: maybeText,
});
export type NotificationTarget = z.infer<typeof NotificationTarget>;

export const TARGET_TYPES = ['get_ads', 'get_users', 'passport_custom_for_shop'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
