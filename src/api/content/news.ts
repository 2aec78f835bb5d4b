import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { News, NewsDraft } from '#domain/content/news';

export const news = crud('/:city/api/news/', { row: News, draft: formBody(NewsDraft), form: true });

export const newsSource = sourceOf('news', news);
