import { hasOwnSet } from '#domain/companies';
import type { Profile } from '#domain/profile';

/** Four companies stand above the city in two lines: split at the first space, else in the middle. */
export function companyLines({ company_slug: slug, company_name: name }: Profile): readonly string[] {
  if (!hasOwnSet(slug) || !name) return [];
  const space = name.search(/[\s　]/);
  const at = space > 0 ? space : Math.ceil(name.length / 2);
  return [name.slice(0, at), name.slice(at).trim()].filter((line) => line !== '');
}
