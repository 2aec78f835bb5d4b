import { requiredText, structure } from '../fields';
import { data, invalid, notFound, whole } from '../reply';
import { closed, open, type Route } from '../routes';
import { cleaned } from '../serializer';

const CITY = {
  name_ja: requiredText(200),
  code_shop: requiredText(200),
  coordinates: structure(),
  features: structure([]),
};

/** Cities, prefectures, and the open-data service from which a build may load the prefectures. */
export const placeViews = (): Route[] => [
  ...open({
    'GET /default/api/city/info/': ({ tables }) => whole(tables.cities),
    'GET /api/v1/prefectures': ({ tables }) => ({
      status: 200,
      body: {
        message: null,
        result: tables.prefectures.map(({ code, name }) => ({ prefCode: Number(code), prefName: name })),
      },
    }),
    'GET /api/v1/cities'({ request, tables }) {
      const prefCode = Number(request.query.get('prefCode'));
      const found = tables.municipalities.filter(({ code }) => code.startsWith(String(prefCode)));
      return {
        status: 200,
        body: {
          message: null,
          result: found.map(({ code, name }) => ({
            prefCode,
            cityCode: code,
            cityName: name,
            bigCityFlag: '0',
          })),
        },
      };
    },
  }),
  ...closed({
    'GET /default/api/city/specify/': ({ tables }) => whole(tables.cities),
    'GET /api/city/:city'({ params, tables }) {
      const city = tables.cities.find(({ name }) => name === params.city);
      return city ? data(city) : notFound();
    },
    'PATCH /api/city/:city/'({ params, request, tables }) {
      const city = tables.cities.find(({ name }) => name === params.city);
      if (!city) return notFound();
      const { values, faults } = cleaned(CITY, request, { isNew: false });
      return Object.keys(faults).length > 0 ? invalid(faults) : data(Object.assign(city, values));
    },
    'GET /get_operation_city'({ request, tables }) {
      const city = tables.cities.find(({ id }) => id === Number(request.query.get('city_id')));
      return city ? data({ ...city, operates: true }) : notFound();
    },
    'GET /japan/prefectures/': ({ tables }) => whole(tables.prefectures),
    'GET /japan/municipalities': ({ request, tables }) =>
      whole(tables.municipalities.filter(({ code }) => code.startsWith(request.query.get('code') ?? 'none'))),
  }),
];
