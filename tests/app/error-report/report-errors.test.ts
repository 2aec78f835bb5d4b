import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#app/app';
import { createConfig } from '#app/config';
import { reportErrors } from '#app/error-report/report-errors';
import { readDeployment } from '../../../deploy/configure.mjs';
import { catchReports } from '../../catch-reports';
import { kitServices } from '../../kit/render-in-kit';
import { stoppedClock } from '../../mocks/backend/start-backend';
import { openConsole } from '../../open-console';

const errorReportUrl = 'https://errors.example/console';
const { vitalListeners, listen } = vi.hoisted(() => {
  const sends: ((metric: object) => void)[] = [];
  return { vitalListeners: sends, listen: (send: (metric: object) => void) => void sends.push(send) };
});
vi.mock('web-vitals', () => ({ onCLS: listen, onINP: listen, onLCP: listen }));
afterEach(() => void vitalListeners.splice(0));

/** The console at its sign-in page, with an address for reports. */
async function openSignIn(config = {}) {
  const { app, clock } = await openConsole('/login', { as: 'none', config: { errorReportUrl, ...config } });
  const { sent, reports } = catchReports();
  const messages = () => reports().map(({ message }) => message);
  return { app, clock, addError: app.services.errorLog.add, sent, reports, messages };
}

/** Errors of different places, because errors of the same place are the same. */
const errorAt = (line: number, message = 'Error') =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at https://console.example/assets/start-D2ebXB3.js:${line}:1`,
  });

test('without an address nothing is sent', async () => {
  const { clock, addError, sent } = await openSignIn({ errorReportUrl: '' });
  addError(errorAt(1), 'error');
  clock.step(60_000);
  // what the tests below wait for would have come by now
  await import('#app/error-report/send-reports');
  expect(sent).toEqual([]);
});

test('a report is sent as text, without cookies, referrer and preflight, also while the page closes', async () => {
  const { addError, sent } = await openSignIn();
  addError(errorAt(1, 'failed'), 'error');
  await expect
    .poll(() => sent)
    .toEqual([
      [
        errorReportUrl,
        {
          method: 'POST',
          body: expect.stringContaining('"message":"Error: failed"'),
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: true,
        },
      ],
    ]);
});

test('the same message from the same place is sent once', async () => {
  const { addError, messages } = await openSignIn();
  addError(errorAt(1, 'no yamada'), 'error');
  addError(errorAt(1, 'no tanaka'), 'unhandledrejection');
  addError(errorAt(2, 'no tanaka'), 'error');
  await expect.poll(messages).toHaveLength(2);
  addError(errorAt(2, 'no suzuki'), 'error');
  addError(errorAt(2, 'not suzuki'), 'error');
  expect(messages()).toEqual(['Error: no …', 'Error: no …', 'Error: not …']);
});

test('twenty errors of a page load are sent, the first first', async () => {
  const { addError, sent, messages } = await openSignIn();
  for (let line = 1; line <= 12; line += 1) addError(errorAt(line), 'error');
  await expect.poll(messages).toHaveLength(12);
  for (let line = 13; line <= 30; line += 1) addError(errorAt(line), 'error');
  const places = sent.map(([, { body }]) => /js:(\d+)/.exec(body as string)?.[1]);
  expect(places).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
});

test('a stopped console sends nothing', async () => {
  const { app, addError, messages } = await openSignIn();
  addError(errorAt(1), 'error');
  await expect.poll(messages).toHaveLength(1);
  app.stop();
  addError(errorAt(2), 'error');
  expect(messages()).toHaveLength(1);
});

/** Lets a console that could not start go at the end of the test: its page would be closed. */
function abortAllAtTheEnd() {
  const controllers: AbortController[] = [];
  const Original = AbortController;
  vi.stubGlobal(
    'AbortController',
    class extends Original {
      constructor() {
        super();
        controllers.push(this);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const controller of controllers) controller.abort();
  });
}

test('a failure to load the texts of the sign-in page is reported, too', async () => {
  abortAllAtTheEnd();
  const { reports } = catchReports();
  const chunkError = errorAt(1, 'Failed to fetch dynamically imported module');
  const loadMessages = () => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkError }));
    return Promise.reject(chunkError);
  };
  const config = { ...createConfig(readDeployment({}).settings, false), errorReportUrl };
  await expect(createApp({ config, loadMessages, clock: stoppedClock() })).rejects.toBe(chunkError);
  await expect
    .poll(() => reports().map(({ kind, message }) => [kind, message]))
    .toEqual([['chunk', 'Error: Failed to fetch dynamically imported module']]);
});

test('where the code for reports could not be loaded, the next error loads it, and all errors are sent', async () => {
  const { errorLog } = kitServices().services;
  const { reports } = catchReports();
  const config = { ...createConfig(readDeployment({}).settings, false), errorReportUrl };
  const importReports = vi.fn(() => import('#app/error-report/send-reports'));
  importReports.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const reported = { config, clock: stoppedClock(), errorLog, user: () => undefined };
  const stopController = new AbortController();
  onTestFinished(() => stopController.abort());
  reportErrors(reported, stopController.signal, importReports);
  errorLog.add(errorAt(1), 'error');
  await importReports.mock.results[0]?.value.catch(() => undefined);
  errorLog.add(errorAt(2), 'error');
  errorLog.add(errorAt(3), 'error');
  await expect
    .poll(() => reports().map(({ stack }) => stack[0]))
    .toEqual(['assets/start-D2ebXB3.js:1:1', 'assets/start-D2ebXB3.js:2:1', 'assets/start-D2ebXB3.js:3:1']);
  expect(importReports).toHaveBeenCalledTimes(2);
});

const LCP = { name: 'LCP', value: 1234.56789, rating: 'good', id: 'v1-2-3', entries: ['yamada'] };

test('how fast the page came and answered is sent where the deployment asks for it, without an error', async () => {
  const { clock, reports } = await openSignIn({ vitals: true });
  history.replaceState(null, '', '/akashi/coupon?search=yamada');
  clock.step(9_999);
  expect(vitalListeners).toHaveLength(0);
  clock.step(1);
  await expect.poll(() => vitalListeners).toHaveLength(3);
  history.replaceState(null, '', '/akashi/news');
  for (const send of vitalListeners) send(LCP);
  const report = {
    kind: 'vital',
    name: 'LCP',
    value: 1234.568,
    rating: 'good',
    id: 'v1-2-3',
    address: '/akashi/coupon',
    role: '',
    city: '',
    version: import.meta.env.VITE_VERSION,
    build: '',
    browser: navigator.userAgent,
    time: '2026-04-01T00:00:10.000Z',
  };
  expect(reports()).toEqual([report, report, report]);
});

test('otherwise they are not measured', async () => {
  const { addError, messages } = await openSignIn();
  addError(errorAt(1), 'error');
  await expect.poll(messages).toHaveLength(1);
  await import('#app/error-report/send-vitals');
  expect(vitalListeners).toHaveLength(0);
});
