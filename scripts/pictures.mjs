// npm run pictures: WebP screenshots of the console for the documents, from the demo build
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browserType } from '@playwright/test';
import { CHROMIUM_FLAGS, installChromium } from './chromium.mjs';
import { runCommand } from './command.mjs';
import { serve } from './serve.mjs';

const FOLDER = 'docs/pictures';
const QUALITY = 80;
const NOW = '2026-04-01T09:00:00+09:00';

/**
 * `scenario`: null for the lobby, which has neither a scenario nor the panel. `harness`: with the demo panel open.
 * `shown`: selector of content that is loaded last, such as Firestore's.
 * @typedef {{ name: string, path: string, scenario: Record<string, string> | null, width: number, height: number,
 * harness?: boolean, shown?: string }} Picture
 */

const WIDE_WINDOW = { width: 1440, height: 900 };
const TALL_WINDOW = { width: 1440, height: 1180 };
const TABLET_WINDOW = { width: 1024, height: 768 };
const PHONE_WINDOW = { width: 390, height: 844 };
const administrator = { role: 'Administrator' };

/** @type {Picture[]} */
const PICTURES = [
  { name: 'lobby', path: '/#lobby', scenario: null, ...WIDE_WINDOW, shown: '#lobby h1' },
  { name: 'login', path: '/login', scenario: { role: 'none' }, ...TABLET_WINDOW },
  {
    name: 'city',
    path: '/city',
    scenario: { role: 'Operator', city: 'none' },
    ...TABLET_WINDOW,
    shown: '.city-text > .tag',
  },
  {
    name: 'dashboard',
    path: '/akashi/dashboard',
    scenario: { ...administrator, company: 'nbnb' },
    ...TALL_WINDOW,
    shown: '.waiting-count',
  },
  { name: 'notifications', path: '/akashi/notification', scenario: administrator, ...WIDE_WINDOW },
  { name: 'reports', path: '/akashi/post/list-report', scenario: administrator, ...WIDE_WINDOW },
  {
    name: 'advertisements',
    path: '/akashi/advertisement?layout=pictures',
    scenario: administrator,
    ...WIDE_WINDOW,
  },
  { name: 'reservations-week', path: '/akashi/reserve?tab=week', scenario: administrator, ...WIDE_WINDOW },
  { name: 'events-month', path: '/akashi/event?tab=month', scenario: administrator, ...WIDE_WINDOW },
  {
    name: 'chat',
    path: '/akashi/chat?room=akashi-1-1',
    scenario: administrator,
    ...WIDE_WINDOW,
    shown: 'main textarea',
  },
  {
    name: 'products',
    path: '/akashi/manage-supported-products',
    scenario: { role: 'Operator' },
    ...WIDE_WINDOW,
  },
  {
    name: 'invoice',
    path: '/akashi/invoice/list-invoice?view=3',
    scenario: { role: 'Operator' },
    ...WIDE_WINDOW,
  },
  { name: 'profile', path: '/akashi/profile?edit=1', scenario: administrator, ...TABLET_WINDOW },
  { name: 'notifications-phone', path: '/akashi/notification', scenario: administrator, ...PHONE_WINDOW },
  {
    name: 'notification-new',
    path: '/akashi/notification?copy=123',
    scenario: administrator,
    ...WIDE_WINDOW,
    shown: '.push-title:not(.blank)',
  },
  {
    name: 'identities',
    path: '/akashi/post/confirm-gender?state=waiting',
    scenario: administrator,
    ...WIDE_WINDOW,
    shown: '.evidence img',
  },
  {
    name: 'advertisements-map',
    path: '/akashi/advertisement?tab=map',
    scenario: administrator,
    ...WIDE_WINDOW,
    shown: '.map-pane [role=button]',
  },
  {
    name: 'notices-en',
    path: '/akashi/notification-store',
    scenario: { ...administrator, lang: 'en' },
    ...TABLET_WINDOW,
  },
  {
    name: 'harness',
    path: '/kusatsu/notification',
    scenario: { role: 'Operator', city: 'kusatsu' },
    ...WIDE_WINDOW,
    harness: true,
  },
];

if (!existsSync('dist-demo/index.html')) await runCommand('npm', ['run', '--silent', 'build:demo']);
mkdirSync(FOLDER, { recursive: true });
const chosenNames = process.argv.slice(2);
const demoHost = await serve({ folder: 'dist-demo', port: 0 });
const browser = await browserType.launch({ executablePath: await installChromium(), args: CHROMIUM_FLAGS });
for (const picture of PICTURES.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name)))
  await takeScreenshot(picture);
await browser.close();
demoHost.close();

/** @param {Picture} picture */
async function takeScreenshot({
  name,
  path,
  scenario,
  width,
  height,
  harness = false,
  shown: awaitedSelector = '#root',
}) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const link = new URLSearchParams({
    city: 'akashi',
    seed: 'normal',
    now: `${NOW};paused`,
    lang: 'ja',
    ...scenario,
  });
  const fragment = scenario ? `#qa?${link.toString().replaceAll('+', '%20')}` : '';
  await page.goto(`${new URL(path, demoHost.url)}${fragment}`);
  await page.locator(awaitedSelector).first().waitFor();
  if (scenario) await waitUntilDrawn(page);
  if (harness) await page.keyboard.press('Alt+KeyQ');
  else await page.addStyleTag({ content: '[data-harness] { display: none !important; }' });
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const file = join(FOLDER, `${name}.webp`);
  writeFileSync(file, data, 'base64');
  console.log(`${file} ${(statSync(file).size / 1000).toFixed(0)} KB`);
  await context.close();
}

/** Waits until everything is loaded and drawn. @param {import('@playwright/test').Page} page */
async function waitUntilDrawn(page) {
  await page.locator('[data-harness]').waitFor({ state: 'attached' });
  await page.locator('#root h1, #root h2').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('#root [aria-busy="true"], #root .p-skeleton'));
  // a chart is drawn after its figures are loaded
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.chart')].every((chart) => {
      const canvas = chart.querySelector('canvas');
      const drawn = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      return drawn?.data.some(Boolean);
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
