import { crud } from '#api/http/crud';
import { sourceOf } from '#api/http/source';
import { TimeSale, TimeSaleDraft } from '#domain/offers/time-sale';

export const timeSales = crud('/:city/api/time-sales/', { row: TimeSale, draft: TimeSaleDraft });

export const timeSaleSource = sourceOf('timeSales', timeSales);
