import * as z from 'zod/mini';
import { Profile } from '#domain/people/profile';
import type { Account } from '#mocks/backend/seed/session/accounts';

/** Every field of a profile; null for an unknown value, as in most fields of a new account. */
export function profileOf(account: Account): Profile {
  const values: Readonly<Record<string, unknown>> = account;
  return z.parse(
    Profile,
    Object.fromEntries(Object.keys(Profile.shape).map((name) => [name, values[name] ?? null])),
  );
}
