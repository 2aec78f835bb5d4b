import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { changed, page, wholeNumber } from '#api/http/shapes';
import { City, CityDraft, CityOperation } from '#domain/places/city';
import { Municipality } from '#domain/places/municipality';
import { Prefecture } from '#domain/places/prefecture';

export const cities = {
  /** Every city; requested before the sign-in too. */
  all: endpoint({ method: 'GET', path: '/default/api/city/info/', response: page(City), open: true }),
  /** The cities the signed-in account may enter. */
  mine: endpoint({
    method: 'GET',
    path: '/default/api/city/specify/',
    response: page(City),
    denial: 'session.regionDenied',
  }),
  operation: endpoint({
    method: 'GET',
    path: '/get_operation_city',
    query: z.object({ city_id: wholeNumber, user_id: wholeNumber }),
    response: CityOperation,
    denial: 'session.regionDenied',
  }),
  /** Requested in the background: its 403 does not affect the session. */
  one: endpoint({
    method: 'GET',
    path: '/api/city/:city',
    response: City,
    denial: 'session.regionDenied',
  }),
  update: endpoint({ method: 'PATCH', path: '/api/city/:city/', body: CityDraft, response: changed(City) }),
  prefectures: endpoint({ method: 'GET', path: '/japan/prefectures/', response: page(Prefecture) }),
  municipalities: endpoint({
    method: 'GET',
    path: '/japan/municipalities',
    query: z.object({ code: z.string() }),
    response: page(Municipality),
  }),
};
