import * as z from 'zod/mini';
import { Scene } from '#domain/offers/scene';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedScenes } from '#mocks/backend/seed/offers/scenes';

const SceneRow = z.extend(Scene, { city: z.string() });

export const sceneTable = defineTable<z.infer<typeof SceneRow>>({
  name: 'scenes',
  scope: 'city',
  schema: SceneRow,
  seed: seedScenes,
});
