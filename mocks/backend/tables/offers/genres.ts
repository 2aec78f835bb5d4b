import * as z from 'zod/mini';
import { Category } from '#domain/offers/category';
import { Genre } from '#domain/offers/genre';
import { defineTable } from '#mocks/backend/db/define-table';
import { seedGenres } from '#mocks/backend/seed/offers/genres';
import { AD_CATEGORIES } from '#mocks/backend/seed/texts/advertisement-texts';

const GenreRow = z.extend(Genre, { city: z.string() });
export type GenreRow = z.infer<typeof GenreRow>;

export const genreTable = defineTable<GenreRow>({
  name: 'genres',
  scope: 'city',
  schema: GenreRow,
  seed: seedGenres,
});

const CategoryRow = z.extend(Category, { city: z.string() });
export type CategoryRow = z.infer<typeof CategoryRow>;

export const categoryTable = defineTable<CategoryRow>({
  name: 'categories',
  scope: 'city',
  schema: CategoryRow,
  seed: ({ profile }) => (profile === 'empty' ? [] : AD_CATEGORIES.map((name) => ({ name }))),
});
