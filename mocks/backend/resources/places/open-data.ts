import { openData } from '#api/places/open-data';
import { answer, Refusal } from '#mocks/backend/protocol/mock';
import { municipalitiesOf } from '#mocks/backend/seed/places/municipalities';
import { PREFECTURES } from '#mocks/backend/seed/places/prefectures';

/** The regional open-data service on another host: it accepts any key, but requires one. */
export const openDataHandlers = [
  answer(openData.prefectures, ({ request }) => {
    refuseWithoutKey(request);
    return {
      status: 200,
      data: { result: PREFECTURES.map(({ code, name }) => ({ prefCode: Number(code), prefName: name })) },
    };
  }),

  answer(openData.cities, ({ request, query: { prefCode } }) => {
    refuseWithoutKey(request);
    const places = municipalitiesOf(String(prefCode).padStart(2, '0'));
    return {
      status: 200,
      data: { result: places.map(({ code, name }) => ({ prefCode, cityCode: code, cityName: name })) },
    };
  }),
];

function refuseWithoutKey(request: Request): void {
  if (!request.headers.get('x-api-key')) {
    throw new Refusal(403, undefined, { by: 'token', token: 'missing' });
  }
}
