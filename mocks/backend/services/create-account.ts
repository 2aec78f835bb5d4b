import type { RegistrationDraft } from '#domain/people/registration';
import type { Backend } from '#mocks/backend/backend-types';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { type Account, passwordHash } from '#mocks/backend/seed/session/accounts';
import { accountTable } from '#mocks/backend/tables/session/accounts';

type OtherFields = Pick<Account, 'permission'> & Partial<Omit<Account, 'id' | 'password_hash'>>;

/** A new account: by default of the platform's own company and with access to every city. */
export function createAccount(
  backend: Backend,
  { username, email, password }: Pick<RegistrationDraft, 'username' | 'email' | 'password'>,
  otherFields: OtherFields,
): Account {
  const now = utcIsoTime(backend.clock.now());
  const account = backend.db.of(accountTable).create({
    username: username.trim(),
    company_slug: 'machi',
    company_name: COMPANIES.find(({ slug }) => slug === 'machi')?.name ?? 'machi',
    name: username.trim(),
    email: email.trim(),
    total_review: 0,
    created_at: now,
    last_modified: now,
    cities: backend.cities.map(({ name }) => name),
    ...otherFields,
    password_hash: passwordHash(password),
  });
  return account;
}
