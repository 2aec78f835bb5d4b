import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { Genre, GenreDraft } from '#domain/offers/genre';

export const genres = crud('/:city/api/genres/', { row: Genre, draft: GenreDraft });

export const genreSource = sourceOf('genres', genres);
