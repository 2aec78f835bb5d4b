import { crud } from '#api/http/crud';
import { formBody } from '#api/http/form';
import { sourceOf } from '#api/http/source';
import { Flyer, FlyerDraft } from '#domain/offers/flyer';

export const flyers = crud('/:city/api/flyers/', { row: Flyer, draft: formBody(FlyerDraft), form: true });

export const flyerSource = sourceOf('flyers', flyers);
