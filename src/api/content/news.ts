import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { News, NewsDraft } from '#domain/content/news';

export const news = crud('/:city/api/news/', { row: News, draft: formBody(NewsDraft), form: true });
