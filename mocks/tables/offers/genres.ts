import * as z from 'zod/mini';
import { Category } from '#domain/offers/category';
import { Genre } from '#domain/offers/genre';
import { defineTable } from '#mocks/db/define-table';
import { seedGenres } from '#mocks/seed/offers/genres';
import { AD_CATEGORIES } from '#mocks/seed/texts/advertisement-texts';

const GenreRow = z.extend(Genre, { city: z.string() });
export type GenreRow = z.infer<typeof GenreRow>;

export const genreTable = defineTable<GenreRow>({
  name: 'genres',
  scope: 'city',
  schema: GenreRow,
  seed: seedGenres,
});

/** The same in every city: no call writes them. */
export const categoryTable = defineTable<Category>({
  name: 'categories',
  scope: 'world',
  schema: Category,
  seed: ({ profile }) => (profile === 'empty' ? [] : AD_CATEGORIES.map((name) => ({ name }))),
});
