import { companies } from '#api/companies';
import { Company, type Company as CompanyRow } from '#domain/company';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';
import { answer } from '#mocks/mock';
import { COMPANIES } from '#mocks/seed/companies';

/** Every seed has the same companies. */
export const companyTable = defineTable<CompanyRow>({
  name: 'companies',
  scope: 'world',
  schema: Company,
  model: { id: columns.key, slug: columns.text, name: columns.text },
  seed: () => COMPANIES,
});

export const companyHandlers = [
  answer(companies.list, ({ backend }) => {
    const { rows } = backend.db.of(companyTable).list({});
    return { status: 200, data: { content: rows, total_length: rows.length } };
  }),
];
