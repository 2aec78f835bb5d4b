import { expect, test } from 'vitest';
import { relatedTests } from '../scripts/related-tests.mjs';

const FILES = {
  'src/domain/offers/coupon.ts': '',
  'src/api/offers/coupons.ts': "import { Coupon } from '#domain/offers/coupon';",
  'src/kit/list/Pager.tsx': '',
  'src/views/coupon/CouponForm.tsx': '',
  'src/views/coupon/CouponView.tsx': "const Form = later(() => import('./CouponForm'));",
  'src/app/screens/offers.ts': "view: () => import('#views/coupon/CouponView')",
  'src/app/screens/index.ts': "import { offers } from './offers';",
  'src/app/SignedIn.tsx': "import { screens } from './screens/index';",
  'mocks/backend/tables/offers/coupons.ts': "import type { Coupon } from '#domain/offers/coupon';",
  'mocks/backend/resources/offers/coupons.ts':
    "import { couponTable } from '#mocks/backend/tables/offers/coupons';",
  'mocks/backend/resources/index.ts':
    "import { couponHandlers } from '#mocks/backend/resources/offers/coupons';",
  'mocks/backend/backend.ts': "import { resources } from '#mocks/backend/resources/index';",
  'tests/start-backend.ts': "import { createBackend } from '#mocks/backend/backend';",
  'tests/api/coupons.test.ts': "import { coupons } from '#api/offers/coupons';",
  'tests/app/first-request.test.ts': "import { screens } from '#app/screens/index';",
  'tests/app/signed-in.test.tsx': "import { SignedIn } from '#app/SignedIn';",
  'tests/docs.test.ts': "import { readFileSync } from 'node:fs';",
  'tests/kit/pager.test.tsx': "import { Pager } from '#kit/list/Pager';",
  'tests/mocks/flyers.test.ts':
    "import { startAs } from '../start-backend'; request('GET /akashi/api/flyers/');",
  'tests/mocks/offers.test.ts':
    "import { startAs } from '../start-backend'; request('GET /akashi/api/coupons/');",
  'tests/openapi.test.ts': "import text from '../docs/openapi.json?raw';",
};

const ALWAYS_RUN = 'tests/docs.test.ts';

test.each([
  ['no file', [], []],
  ['a file of the kit', ['src/kit/list/Pager.tsx'], ['tests/kit/pager.test.tsx']],
  ['a rule', ['src/domain/offers/coupon.ts'], ['tests/api/coupons.test.ts', 'tests/mocks/offers.test.ts']],
  ['a form, and every view', ['src/views/coupon/CouponForm.tsx'], ['tests/app/first-request.test.ts']],
  ['a table of screens', ['src/app/screens/offers.ts'], ['tests/app/first-request.test.ts']],
  ['a handler, by its name', ['mocks/backend/resources/offers/coupons.ts'], ['tests/mocks/offers.test.ts']],
  ['the list of handlers', ['mocks/backend/resources/index.ts'], []],
  ['the backend', ['mocks/backend/backend.ts'], ['tests/mocks/flyers.test.ts', 'tests/mocks/offers.test.ts']],
  ['a helper', ['tests/start-backend.ts'], ['tests/mocks/flyers.test.ts', 'tests/mocks/offers.test.ts']],
  ['a document', ['docs/openapi.json'], ['tests/openapi.test.ts']],
  ['a test', ['tests/kit/pager.test.tsx'], ['tests/kit/pager.test.tsx']],
])('a change runs the tests that read files, and those of %s', (_, changed, related) => {
  expect(relatedTests(changed, FILES)).toEqual([ALWAYS_RUN, ...related].toSorted());
});
