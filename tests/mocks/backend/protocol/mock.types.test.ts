import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#api/http/endpoint';
import { answer } from '#mocks/backend/protocol/mock';

const Shop = z.object({ id: z.number(), name: z.string() });
const shop = endpoint({ method: 'GET', path: '/:city/shops/:id/', response: Shop });
const shops = endpoint({
  method: 'POST',
  path: '/shops/',
  query: z.object({ limit: z.optional(z.number()) }),
  body: z.object({ name: z.string() }),
  response: { 201: Shop, 209: z.object({ message: z.string() }) },
});

const row = { id: 1, name: '魚の棚 乾物店' };

test('a handler that breaks the contract does not compile', () => {
  const handlers = [
    answer(shop, ({ params, city }) => ({
      status: 200,
      data: { ...row, name: `${params.id} ${city.name_ja}` },
    })),
    answer(shop, async () => ({ status: 200, data: row })),
    answer(shops, ({ body, query, city }) => ({
      status: 201,
      data: { id: (query.limit ?? 0) + Number(city === null), name: body.name },
    })),
    answer(shops, () => ({ status: 209, data: { message: '使用中' } })),
    answer(shop, () => ({ status: 200, data: row }), { roles: ['Administrator'] }),

    // @ts-expect-error a field is missing
    answer(shop, () => ({ status: 200, data: { id: 1 } })),
    // @ts-expect-error a field of another type, in a promise
    answer(shop, async () => ({ status: 200, data: { id: '1', name: '' } })),
    // @ts-expect-error the status is not declared
    answer(shop, () => ({ status: 404, data: row })),
    // @ts-expect-error the shape of one status under another
    answer(shops, () => ({ status: 209, data: row })),
    // @ts-expect-error the path has no such parameter
    answer(shop, ({ params }) => ({ status: 200, data: { ...row, name: params.shop } })),
    // @ts-expect-error a path parameter is a string
    answer(shop, ({ params }) => ({ status: 200, data: { ...row, id: params.id } })),
    // @ts-expect-error the path has no city
    answer(shops, ({ city }) => ({ status: 201, data: { ...row, name: city.name } })),
    // @ts-expect-error the body has no such field
    answer(shops, ({ body }) => ({ status: 201, data: { ...row, name: body.title } })),
    // @ts-expect-error an unknown role
    answer(shop, () => ({ status: 200, data: row }), { roles: ['Admin'] }),
  ];
  expect(handlers.map(({ endpoint: { path } }) => path)).toContain('/shops/');
});
