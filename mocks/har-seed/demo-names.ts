import { COMPANIES } from '#mocks/seed/places/companies';
import { ACCOUNTS, type Account } from '#mocks/seed/session/accounts';
import type { SeenRow } from './collect-rows';
import type { KnownPlaces } from './known-places';
import type { ReplacedTexts } from './replaced-texts';
import type { Values } from './table-facts';

/** The account of the demo that has the id of a person: it stays, because testers sign in with it. */
export const accountOf = ({ table, id }: Pick<SeenRow, 'table' | 'id'>): Account | null =>
  table === 'users' || table === 'company_people'
    ? (ACCOUNTS.find((account) => account.id === id) ?? null)
    : null;

/** Wherever the file names the person, the account stands for it. */
export function nameAccount(person: Values, account: Account, texts: ReplacedTexts): void {
  for (const name of ['name', 'username', 'email', 'firstname', 'lastname'] as const) {
    const [text, substitute] = [person[name], account[name]];
    if (typeof text === 'string' && text !== '' && substitute) texts.set(text, substitute);
  }
}

/** The companies are those of the demo, with their names. */
export function nameCompany(
  { company_slug: slug, company_name: text }: Values,
  companies: KnownPlaces,
  texts: ReplacedTexts,
) {
  const company = COMPANIES.find((one) => one.slug === (companies.get(String(slug)) ?? slug));
  if (company && typeof text === 'string' && text !== '') texts.set(text, company.name);
}
