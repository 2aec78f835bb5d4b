import * as z from 'zod/mini';
import { Area } from '#domain/places/area';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedAreas } from '#mocks/backend/seed/places/areas';

const AreaRow = z.extend(Area, { company: z.string() });

export const areaTable = defineTable<z.infer<typeof AreaRow>>({
  name: 'areas',
  scope: 'world',
  schema: AreaRow,
  seed: seedAreas,
});
