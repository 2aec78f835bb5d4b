import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { Flyer, FlyerDraft } from '#domain/offers/flyer';

export const flyers = crud('/:city/api/flyers/', { row: Flyer, draft: formBody(FlyerDraft), form: true });
