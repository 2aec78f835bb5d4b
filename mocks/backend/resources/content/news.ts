import { news } from '#api/content/news';
import { draftProblems } from '#domain/base/draft-problems';
import { NewsDraft } from '#domain/content/news';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { newsTable } from '#mocks/backend/tables/content/news';

export const newsHandlers = crudHandlers(news, {
  table: newsTable,
  writers: { roles: ['Administrator'] },
  searchFields: ['title', 'content'],
  sort: '-id',
  problems: (draft: NewsDraft) => draftProblems(NewsDraft, draft),
  rowFromDraft: async ({ title, image, ...draft }, { storedRow }) => ({
    ...draft,
    title: title.trim(),
    image: await pictureAfterWrite('image', image, storedRow?.image ?? null),
  }),
});
