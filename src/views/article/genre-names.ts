import type { Article } from '#domain/content/article';

/** By their paths, where the backend tells these. */
export const genreNames = ({
  genre,
  genre_names: names,
}: Pick<Article, 'genre' | 'genre_names'>): readonly string[] =>
  genre.map((id, index) => names?.[index] || `#${id}`);
