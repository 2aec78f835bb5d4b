import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { wholeNumber } from '#api/http/shapes';
import { OpenDataCity, OpenDataPrefecture } from '#domain/places/open-data';

/**
 * Used only where a key is configured; the backend's `/japan/` calls come first. Paths and responses
 * are a GUESS.
 */
export const openData = {
  prefectures: endpoint({
    method: 'GET',
    path: '/api/v1/prefectures',
    response: z.object({ result: z.array(OpenDataPrefecture) }),
    host: 'openData',
  }),
  cities: endpoint({
    method: 'GET',
    path: '/api/v1/cities',
    query: z.object({ prefCode: wholeNumber }),
    response: z.object({ result: z.array(OpenDataCity) }),
    host: 'openData',
  }),
};
