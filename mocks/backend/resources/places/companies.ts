import { companies } from '#api/places/companies';
import { answer } from '#mocks/backend/protocol/mock';
import { companyTable } from '#mocks/backend/tables/places/companies';

export const companyHandlers = [
  answer(companies.list, ({ backend }) => {
    const { rows } = backend.db.of(companyTable).list({});
    return { status: 200, data: { content: rows, total_length: rows.length } };
  }),
];
