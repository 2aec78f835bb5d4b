import { companies } from '#api/places/companies';
import { answer } from '#mocks/backend/protocol/mock';
import { areaTable } from '#mocks/backend/tables/places/areas';

export const areaHandlers = [
  answer(companies.areas, ({ backend, company }) => {
    const { rows, total } = backend.db
      .of(areaTable)
      .list({ where: { company: { equals: company.slug } }, sort: 'id' });
    return { status: 200, data: { content: rows, total_length: total } };
  }),
];
