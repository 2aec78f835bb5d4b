import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const LIST = '/akashi/coupon';

test('a list whose requests are too many waits as the server says, tells it once, and appears [R-HTTP-06]', async () => {
  const { pass, calls } = await renderConsole(LIST, { fault: 'GET /:city/api/coupons/ 429 x2' });
  const message = 'サーバーが混み合っています。3秒待って、もう一度送信します。';
  await screen.findByText(message);
  pass(3_000);
  const listCalls = () => calls().filter((call) => call.startsWith('GET /akashi/api/coupons/'));
  await waitFor(() => expect(listCalls().map((call) => call.slice(-3))).toEqual(['429', '429']));
  pass(3_000);
  await screen.findByText(/^全\d/);
  expect(listCalls().map((call) => call.slice(-3))).toEqual(['429', '429', '200']);
});

test('a call that the backend lacks is named in the user’s language [R-HTTP-14]', async () => {
  await renderConsole('/akashi/dashboard', { fault: 'GET /:city/api/dashboard/ 404' });
  await screen.findByText(
    '指定されたデータが見つかりません。 この画面に必要なデータの一部を、サーバーが提供していません（GET /:city/api/dashboard/）。',
  );
});
