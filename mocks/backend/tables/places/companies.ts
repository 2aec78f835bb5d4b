import { Company, type Company as CompanyRow } from '#domain/places/company';
import { defineTable } from '#mocks/backend/db/define-table';
import { COMPANIES } from '#mocks/backend/seed/places/companies';

/** Every seed has the same companies. */
export const companyTable = defineTable<CompanyRow>({
  name: 'companies',
  scope: 'world',
  schema: Company,
  seed: () => COMPANIES,
});
