import * as z from 'zod/mini';
import { ruled, ruledText } from '#domain/base/field-rule';
import { maybeKnown, maybeMoment, maybeText, recordId } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';

/** PROPOSED: the states that the console translates; any other is shown as sent. */
export const LOCKER_STATES = ['available', 'in_use', 'out_of_order'] as const;
export type LockerState = (typeof LOCKER_STATES)[number];

/** A locker (R-ENT-24). */
export const Locker = z.object({
  id: recordId,
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  address: maybeText,
  /** PROPOSED */
  status: maybeKnown(LOCKER_STATES),
  /** PROPOSED */
  created_at: maybeMoment,
});
export type Locker = z.infer<typeof Locker>;

/** PROPOSED */
export const LockerDraft = z.object({
  name: ruledText({ required: true, max: TITLE_MAX }),
  address: ruled(maybeText, { max: TITLE_MAX }),
});
export type LockerDraft = z.infer<typeof LockerDraft>;

export const isLockerState = (text: string): text is LockerState =>
  LOCKER_STATES.some((state) => state === text);

export const lockerName = ({ id, name }: Pick<Locker, 'id' | 'name'>): string => name || `#${id}`;
