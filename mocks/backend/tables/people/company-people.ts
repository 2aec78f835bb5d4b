import { defineTable } from '#mocks/backend/db/define-table';
import { COMPANY_PEOPLE_AFTER, seedCompanyPeople } from '#mocks/backend/seed/people/company-people';
import { Account } from '#mocks/backend/seed/session/accounts';

/** The seeded shop admins and staff of each company, and those of recruitment, without a company. */
export const companyPeopleTable = defineTable<Account>({
  name: 'company_people',
  scope: 'world',
  schema: Account,
  seed: seedCompanyPeople,
  idsAfter: COMPANY_PEOPLE_AFTER,
});
