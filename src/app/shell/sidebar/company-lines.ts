import type { Profile } from '#domain/people/profile';
import { hasOwnSet } from '#domain/places/companies';

/** Four companies have their name above the city in two lines, split at a space or in the middle. */
export function companyLines({ company_slug: slug, company_name: name }: Profile): readonly string[] {
  if (!hasOwnSet(slug) || !name) return [];
  // Code points, because a rare kanji has two code units.
  const letters = [...name.trim()];
  const space = letters.findIndex((letter) => /\s/.test(letter));
  const splitIndex = space > 0 ? space : Math.ceil(letters.length / 2);
  return [letters.slice(0, splitIndex), letters.slice(splitIndex)]
    .map((line) => line.join('').trim())
    .filter((line) => line !== '');
}
