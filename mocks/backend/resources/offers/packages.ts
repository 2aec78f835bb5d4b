import { packages } from '#api/offers/packages';
import { draftProblems } from '#domain/base/draft-problems';
import { PackageDraft } from '#domain/offers/package';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { packageTable } from '#mocks/backend/tables/offers/packages';

export const packageHandlers = crudHandlers(packages, {
  table: packageTable,
  writers: { roles: ['Administrator'] },
  searched: ['name'],
  sort: '-id',
  problems: (draft: PackageDraft) => draftProblems(PackageDraft, draft),
  stored: async ({ name, image, ...draft }, { before }) => ({
    ...draft,
    name: name.trim(),
    image: await pictureAfterWrite('image', image, before?.image ?? null),
  }),
});
