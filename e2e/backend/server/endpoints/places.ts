import { requiredTextField, structureField } from '../fields';
import { dataReply, invalidReply, notFound, unpagedReply } from '../reply';
import { protectedRoutes, publicRoutes, type Route } from '../routes';
import { cleanBody } from '../serializer';

const CITY_FIELDS = {
  name_ja: requiredTextField(200),
  code_shop: requiredTextField(200),
  coordinates: structureField(),
  features: structureField([]),
};

/** Cities, prefectures, and the open-data service from which a build may load the prefectures. */
export const placeViews = (): Route[] => [
  ...publicRoutes({
    'GET /default/api/city/info/': ({ tables }) => unpagedReply(tables.cities),
    'GET /api/v1/prefectures': ({ tables }) => ({
      status: 200,
      body: {
        message: null,
        result: tables.prefectures.map(({ code, name }) => ({ prefCode: Number(code), prefName: name })),
      },
    }),
    'GET /api/v1/cities'({ request, tables }) {
      const prefCode = Number(request.query.get('prefCode'));
      const cities = tables.municipalities.filter(({ code }) => code.startsWith(String(prefCode)));
      return {
        status: 200,
        body: {
          message: null,
          result: cities.map(({ code, name }) => ({
            prefCode,
            cityCode: code,
            cityName: name,
            bigCityFlag: '0',
          })),
        },
      };
    },
  }),
  ...protectedRoutes({
    'GET /default/api/city/specify/': ({ tables }) => unpagedReply(tables.cities),
    'GET /api/city/:city'({ params, tables }) {
      const city = tables.cities.find(({ name }) => name === params.city);
      return city ? dataReply(city) : notFound();
    },
    'PATCH /api/city/:city/'({ params, request, tables }) {
      const city = tables.cities.find(({ name }) => name === params.city);
      if (!city) return notFound();
      const { values, fieldErrors } = cleanBody(CITY_FIELDS, request, { isNew: false });
      return Object.keys(fieldErrors).length > 0
        ? invalidReply(fieldErrors)
        : dataReply(Object.assign(city, values));
    },
    'GET /get_operation_city'({ request, tables }) {
      const city = tables.cities.find(({ id }) => id === Number(request.query.get('city_id')));
      return city ? dataReply({ ...city, operates: true }) : notFound();
    },
    'GET /japan/prefectures/': ({ tables }) => unpagedReply(tables.prefectures),
    'GET /japan/municipalities': ({ request, tables }) =>
      unpagedReply(
        tables.municipalities.filter(({ code }) => code.startsWith(request.query.get('code') ?? 'none')),
      ),
  }),
];
