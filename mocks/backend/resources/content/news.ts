import { news } from '#api/content/news';
import { draftProblems } from '#domain/base/draft-problems';
import { NewsDraft } from '#domain/content/news';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { newsTable } from '#mocks/backend/tables/content/news';

export const newsHandlers = crudHandlers(news, {
  table: newsTable,
  writers: { roles: ['Administrator'] },
  searched: ['title', 'content'],
  sort: '-id',
  problems: (draft: NewsDraft) => draftProblems(NewsDraft, draft),
  stored: async ({ title, image, ...draft }, { before }) => ({
    ...draft,
    title: title.trim(),
    image: await pictureAfterWrite('image', image, before?.image ?? null),
  }),
});
