import { cities } from '#api/places/cities';
import { cityProblems } from '#domain/places/city-problems';
import { FEATURES } from '#domain/places/features';
import { answer, foundOr404, Refusal, refusalOfRole, refuseProblems } from '#mocks/backend/protocol/mock';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import { municipalitiesOf } from '#mocks/backend/seed/places/municipalities';
import { PREFECTURES } from '#mocks/backend/seed/places/prefectures';
import { findPerson } from '#mocks/backend/services/people';
import { cityTable } from '#mocks/backend/tables/places/cities';

export const cityHandlers = [
  answer(cities.all, ({ backend }) => ({ status: 200, data: listOf(backend.cities) })),

  answer(cities.mine, ({ backend, account }) => ({
    status: 200,
    data: listOf(backend.cities.filter(({ name }) => account.cities.includes(name))),
  })),

  // The path check has verified the city: an unknown city is a 404, one without access a 403.
  answer(cities.one, ({ city }) => ({ status: 200, data: city })),

  answer(
    cities.update,
    ({ backend, city, body }) => {
      const { coordinates, ...fields } = { ...city, ...body };
      refuseProblems(cityProblems({ ...fields, latitude: coordinates?.lat, longitude: coordinates?.lng }));
      const table = backend.db.of(cityTable);
      const code_shop = fields.code_shop.trim();
      const isTaken = backend.cities.some((other) => other.id !== city.id && other.code_shop === code_shop);
      const allowedFeatures = [...FEATURES, ...(city.features ?? [])];
      const errors = {
        ...(isTaken ? { code_shop: [SERVER_TEXTS.shopCodeTaken] } : {}),
        ...(fields.features?.some((feature) => !allowedFeatures.includes(feature))
          ? { features: [SERVER_TEXTS.featureNotFound] }
          : {}),
      };
      if (Object.keys(errors).length > 0) throw new Refusal(400, { errors });
      const changes = {
        ...fields,
        coordinates: coordinates ?? null,
        code_shop,
        name_ja: fields.name_ja.trim(),
      };
      return { status: 200, data: foundOr404(table.update(city.id, changes)) };
    },
    { roles: ['Administrator'] },
  ),

  answer(cities.operation, ({ backend, account, query }) => {
    const mayRead =
      ['Operator', 'Administrator'].includes(account.permission) || query.user_id === account.id;
    if (!mayRead) throw refusalOfRole(account);
    const user = foundOr404(findPerson(backend.db, query.user_id));
    const city = foundOr404(backend.db.of(cityTable).find(query.city_id));
    return { status: 200, data: { ...city, operates: user.cities.includes(city.name) } };
  }),

  answer(cities.prefectures, () => ({ status: 200, data: listOf(PREFECTURES) })),

  answer(cities.municipalities, ({ query }) => ({
    status: 200,
    data: listOf(municipalitiesOf(query.code)),
  })),
];

const listOf = <Row>(content: readonly Row[]) => ({ content: [...content], total_length: content.length });
