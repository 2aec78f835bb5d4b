import { scenes } from '#api/offers/scenes';
import { type SceneDraft, sceneProblems } from '#domain/offers/scene';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { sceneTable } from '#mocks/backend/tables/offers/scenes';

export const sceneHandlers = crudHandlers(scenes, {
  table: sceneTable,
  roles: { roles: ['Administrator'] },
  searched: ['name'],
  sort: '-id',
  problems: (draft: SceneDraft) => sceneProblems(draft),
  kept: ({ name }) => ({ name: name.trim() }),
});
