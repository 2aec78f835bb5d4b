import * as z from 'zod/mini';
import { maybeText } from '#domain/base/fields';
import { TITLE_MAX } from '#domain/base/limits';
import type { FieldProblem } from '#domain/base/problems';
import { requiredTextProblems, tooLongProblems } from '#domain/base/rules';

/** PROPOSED: the states the console has words for; any other is shown as the server says it. */
export const LOCKER_STATES = ['available', 'in_use', 'out_of_order'] as const;
export type LockerState = (typeof LOCKER_STATES)[number];

/** (R-ENT-24) */
export const Locker = z.object({
  id: z.number(),
  /** PROPOSED */
  name: maybeText,
  /** PROPOSED */
  address: maybeText,
  /** PROPOSED */
  status: maybeText,
  /** PROPOSED */
  created_at: maybeText,
});
export type Locker = z.infer<typeof Locker>;

/** PROPOSED */
export const LockerDraft = z.object({ name: z.string(), address: maybeText });
export type LockerDraft = z.infer<typeof LockerDraft>;

/** A name has to be there, where it stands need not; as long as any title. */
export const lockerProblems = ({ name, address }: LockerDraft): FieldProblem[] => [
  ...requiredTextProblems('name', name, TITLE_MAX),
  ...tooLongProblems('address', address ?? '', TITLE_MAX),
];

export const isLockerState = (text: string): text is LockerState =>
  LOCKER_STATES.some((state) => state === text);

export const lockerName = ({ id, name }: Pick<Locker, 'id' | 'name'>): string => name || `#${id}`;
