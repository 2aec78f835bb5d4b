import { Account } from '#mocks/accounts';
import { defineTable } from '#mocks/define-table';
import { personColumns } from '#mocks/person-columns';
import { seedCompanyPeople } from '#mocks/seed/company-people';

/** The seeded shop admins and staff: of each company, and those of recruitment, who have none. */
export const companyPeopleTable = defineTable<Account>({
  name: 'company_people',
  scope: 'world',
  schema: Account,
  model: personColumns,
  seed: seedCompanyPeople,
  // above every block of a city
  idsAfter: 2_000_000,
});
