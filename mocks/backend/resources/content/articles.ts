import { type ArticleFilter, articles } from '#api/content/articles';
import { type ArticleDraft, articleProblems } from '#domain/content/article';
import { linksOf } from '#domain/video/video-input';
import { Refusal } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { genrePaths } from '#mocks/backend/services/genre-paths';
import { pictureAfterWrite } from '#mocks/backend/services/stored-picture';
import { articleTable } from '#mocks/backend/tables/content/articles';

export const articleHandlers = crudHandlers(articles, {
  table: articleTable,
  writers: { roles: ['Administrator'] },
  searchFields: ['title', 'content'],
  sort: '-id',
  matchesQuery: ({ type }, query: ArticleFilter) => query.type === undefined || type === query.type,
  problems: (draft: ArticleDraft) => articleProblems({ ...draft, videos: linksOf(draft.videos) }),
  async rowFromDraft({ title, image, ...draft }, { backend, city, storedRow }) {
    const genre = [...new Set(draft.genre)];
    const genre_names = genrePaths(backend, city.name, genre);
    if (genre_names === null) throw new Refusal(400, { errors: { genre: [SERVER_TEXTS.genreNotFound] } });
    return {
      ...draft,
      title: title.trim(),
      genre,
      genre_names,
      image: await pictureAfterWrite('image', image, storedRow?.image ?? null),
      created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
    };
  },
});
