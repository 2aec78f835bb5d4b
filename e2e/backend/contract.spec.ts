// In a browser: the production build, recorded as a HAR
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

const runScript = promisify(execFile);

const servedField = (call: string) => [call, 'unknown fields', 'response', 'content[]._served', '', 'object'];

test('the calls of a journey, recorded as a HAR, are compared with the contract field by field [R-WISH-07]', async ({
  browser,
  backend: _,
}, info) => {
  const har = info.outputPath('journey.har');
  const csv = info.outputPath('contract.csv');
  const context = await browser.newContext({ recordHar: { path: har } });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('ユーザー名').fill('hayashi');
  await page.getByLabel('パスワード', { exact: true }).fill('correct horse 9');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('button', { name: '明石市' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ダッシュボード' })).toBeVisible();
  for (const path of [
    '/akashi/notification',
    '/akashi/coupon',
    '/akashi/job',
    '/akashi/user/index',
    '/akashi/reserve',
  ]) {
    await goTo(page, path);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  }
  await context.close();

  // the script ends with 1, because something differs
  const { stdout } = await runScript(process.execPath, [
    'scripts/contract.mjs',
    har,
    '--csv',
    csv,
    '--lang',
    'en',
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toContain('calls to http://api.machi.test');
  const table = readFileSync(csv, 'utf8');
  const csvRows = table
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(/,(?=")/).map((cell) => cell.replaceAll('"', '')));
  // without the row of the document, the calls and the comparison with the fake
  const verdictRows = csvRows.map(([, call, , ...cells]) => [
    call?.replace(/,\d+$/, ''),
    ...cells.slice(0, 5),
  ]);
  const differing = verdictRows.filter(([, verdict]) => verdict !== 'fits' && verdict !== 'never seen');
  // the backend sends decimals as texts, and a field of its own in each row
  expect(differing).toEqual([
    ['GET /:city/api/time-sales/', 'read otherwise', 'response', 'content[].coupon_price', 'number', 'text'],
    servedField('GET /:city/api/time-sales/'),
    ['GET /:city/api/jobs/', 'read otherwise', 'response', 'content[].salary_min', 'number', 'text'],
    servedField('GET /:city/api/jobs/'),
    servedField('GET /api/matching/users/'),
    servedField('GET /:city/api/coupons/'),
    servedField('GET /:city/api/reserves/'),
    servedField('GET /:city/api/events/'),
  ]);
  expect(stdout + table).not.toMatch(/hayashi|久美子|correct horse/);
});
