import type { Article } from '#domain/content/article';

/** The paths of the genres if the backend sends them, else their ids. */
export const articleGenres = ({
  genre,
  genre_names: names,
}: Pick<Article, 'genre' | 'genre_names'>): readonly string[] =>
  genre.map((id, index) => names?.[index] || `#${id}`);
