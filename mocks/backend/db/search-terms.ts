import { foldText } from '#domain/base/fold-text';

/** The terms of a search, normalized: a text matches when its normalized form contains each of them. */
export const searchTerms = (search: string): string[] =>
  foldText(search)
    .split(/\s+/)
    .filter((term) => term !== '');
