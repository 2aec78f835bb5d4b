import { expect, test } from 'vitest';
import type { Genre } from '#domain/offers/genre';
import { genrePath } from '#domain/offers/genre-path';

const genre = (id: number, name: string, parent: number | null, path?: string | null): Genre => ({
  id,
  name,
  parent,
  path,
});

const GENRES = [
  genre(1, '飲食', null),
  genre(2, '和食', 1, null),
  genre(3, '寿司', 2, ''),
  genre(4, '洋食', 1, '食べる/洋食'),
  genre(5, '迷子', 99),
  genre(6, '輪', 7),
  genre(7, '環', 6),
];
const genreById = new Map(GENRES.map((one) => [one.id, one]));

test.each([
  ['飲食', '飲食'],
  ['和食', '飲食/和食'],
  ['寿司', '飲食/和食/寿司'],
  ['洋食', '食べる/洋食'],
  ['迷子', '迷子'],
  ['輪', '環/輪'],
])(
  '%s is named by %s in a row of a file: by its path from the server, or from the root on [A-144]',
  (name, path) => {
    const one = GENRES.find((row) => row.name === name) as Genre;
    expect(genrePath(one, genreById)).toBe(path);
  },
);
