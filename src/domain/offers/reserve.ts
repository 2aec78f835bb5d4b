import * as z from 'zod/mini';
import { maybeOneOf } from '#domain/base/fields';

/** The five states of a reservation (R-STATE-15); which may follow which is A-123. */
export const RESERVE_STATES = [
  'waiting',
  'accepted',
  'expired',
  'cancelled',
  'waiting_for_cancellation',
] as const;
export type ReserveState = (typeof RESERVE_STATES)[number];

/** PROPOSED: guests reserve elsewhere, the console changes when and for how many. */
export const ReserveDraft = z.object({ date: z.string(), people: z.number() });
export type ReserveDraft = z.infer<typeof ReserveDraft>;

export const Reserve = z.extend(ReserveDraft, {
  id: z.number(),
  user: z.nullable(z.string()),
  shop: z.nullable(z.string()),
  status: maybeOneOf(RESERVE_STATES),
});
export type Reserve = z.infer<typeof Reserve>;
