import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { companyTable } from '#mocks/backend/tables/places/companies';
import { Refusal } from './refusal';
import { SERVER_TEXTS } from './server-texts';

/**
 * For calls whose path names neither city nor company: the caller's own company, or the company that an
 * Operator names. An account without a company is identified by its token; its data is stored under
 * the account.
 */
export function requestedCompany(backend: Backend, account: Account, slug: string | undefined): string {
  if (account.permission !== 'Operator') {
    if (slug !== undefined && slug !== account.company_slug) {
      throw new Refusal(403, undefined, { by: 'company', company: slug, known: true });
    }
    return account.company_slug || `account-${account.id}`;
  }
  if (slug === undefined) throw new Refusal(400, { errors: { company: [SERVER_TEXTS.companyMissing] } });
  const isKnown = backend.db.of(companyTable).list({ where: { slug: { equals: slug } } }).total > 0;
  if (!isKnown)
    throw new Refusal(404, SERVER_TEXTS.companyNotFound, { by: 'company', company: slug, known: isKnown });
  return slug;
}
