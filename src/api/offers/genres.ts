import { crud } from '#api/http/crud';
import { Genre, GenreDraft } from '#domain/offers/genre';

export const genres = crud('/:city/api/genres/', { row: Genre, draft: GenreDraft });
