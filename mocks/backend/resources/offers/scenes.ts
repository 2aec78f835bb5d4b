import { scenes } from '#api/offers/scenes';
import { draftProblems } from '#domain/base/draft-problems';
import { SceneDraft } from '#domain/offers/scene';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { sceneTable } from '#mocks/backend/tables/offers/scenes';

export const sceneHandlers = crudHandlers(scenes, {
  table: sceneTable,
  writers: { roles: ['Administrator'] },
  searchFields: ['name'],
  sort: '-id',
  problems: (draft: SceneDraft) => draftProblems(SceneDraft, draft),
  rowFromDraft: ({ name }) => ({ name: name.trim() }),
});
