import { packages } from '#api/offers/packages';
import { draftProblems } from '#domain/base/draft-problems';
import { PackageDraft } from '#domain/offers/package';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { packageTable } from '#mocks/backend/tables/offers/packages';

export const packageHandlers = crudHandlers(packages, {
  table: packageTable,
  writers: { roles: ['Administrator'] },
  searchFields: ['name'],
  sort: '-id',
  problems: (draft: PackageDraft) => draftProblems(PackageDraft, draft),
  rowFromDraft: async ({ name, image, ...draft }, { storedRow }) => ({
    ...draft,
    name: name.trim(),
    image: await pictureAfterWrite('image', image, storedRow?.image ?? null),
  }),
});
