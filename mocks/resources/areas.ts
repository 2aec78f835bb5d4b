import * as z from 'zod/mini';
import { companies } from '#api/companies';
import { Area } from '#domain/area';
import { columns } from '#mocks/columns';
import { defineTable } from '#mocks/define-table';
import { answer } from '#mocks/mock';
import { seedAreas } from '#mocks/seed/areas';

const AreaRow = z.extend(Area, { company: z.string() });

/** Where the shops of a company are. */
export const areaTable = defineTable<z.infer<typeof AreaRow>>({
  name: 'areas',
  scope: 'world',
  schema: AreaRow,
  model: { id: columns.key, name: columns.text, company: columns.text },
  seed: seedAreas,
});

export const areaHandlers = [
  answer(companies.areas, ({ backend, company }) => {
    const { rows, total } = backend.db
      .of(areaTable)
      .list({ where: { company: { equals: company.slug } }, sort: 'id' });
    return { status: 200, data: { content: rows, total_length: total } };
  }),
];
