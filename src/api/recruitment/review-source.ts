import { sourceOf } from '#api/http/source';
import { companies } from '#api/places/companies';

/** Reviews that customers write for the shops of a company (E-030). */
export const reviewSource = (company: string) =>
  sourceOf('reviews', { list: companies.reviews }, { params: { company } });
