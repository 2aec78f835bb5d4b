import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { App } from '#app/app';
import { AppServicesProvider } from '#kit/context/app-services';
import { ErrorBoundary } from '#kit/page/ErrorBoundary';
import { catchReports } from '../catch-reports';
import { allowConsole } from '../console';
import { renderConsole } from './render-console';

/** Values by the type of a field; any of them is recognised in a report. */
const VALUES: Readonly<Record<string, (n: number) => string>> = {
  email: (n) => `himitsu${n}.taro@example.jp`,
  password: (n) => `Himitsu-${n}-pass`,
  tel: (n) => `090-1234-56${n}7`,
  number: (n) => `765432${n}`,
  date: (n) => `1987-06-1${n}`,
};

/** Writes into each field of the form that takes text. Returns what the fields then have. */
function fillEveryField(form: HTMLElement): string[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ type, readOnly, disabled }) => !['checkbox', 'radio', 'file'].includes(type) && !readOnly && !disabled,
  );
  for (const [index, field] of fields.entries())
    fireEvent.change(field, { target: { value: VALUES[field.type]?.(index) ?? `himitsu 秘密${index}` } });
  return fields.map(({ value }) => value);
}

/** What browsers and packages throw about a value, and what code of the console could throw. */
const FAILING_CALLS: ((value: string) => unknown)[] = [
  (value) => JSON.parse(value.replace(/^\d/, 'x')),
  (value) => new RegExp(`(${value}`),
  (value) => document.querySelector(`#${value} {`),
  (value) => new URL(value, value),
  (value) => new Intl.NumberFormat(`${value}!`),
  (value) => BigInt(`${value}x`),
  (value) => Reflect.apply({ [value]: undefined }[value] as never, null, []),
  (value) => {
    throw Object.assign(new Error(`no record of ${value}`), { name: value });
  },
  (value) => {
    throw new Error('failed', { cause: value });
  },
  (value) => {
    const url = `https://${value}@api.example/users/${value}?search=${encodeURIComponent(value)}#${value}`;
    throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  },
  (value) => {
    throw Object.assign(new Error('failed'), { stack: `Error: failed\n    at ${value} (${value}:1:2)` });
  },
  (value) => {
    throw value;
  },
  (value) => {
    throw { message: value, password: value };
  },
];

function errorOf(fail: (value: string) => unknown, value: string): unknown {
  try {
    fail(value);
  } catch (error) {
    return error;
  }
  throw new Error(`this fails for no ${value}: ${String(fail)}`);
}

const UNREAD_ENDPOINT = 'GET /:city/notifications/users/number_unread/';

test('no report has a value of a form, whatever error quotes it', async () => {
  // the browser and React print these errors, too
  allowConsole(/./);
  const { app } = await renderConsole('/akashi/staff?new=1&search=himitsu', {
    city: 'akashi',
    fault: `${UNREAD_ENDPOINT} garbage`,
    config: { errorReportUrl: 'https://errors.example/console' },
  });
  const { reports } = catchReports();
  const typedValues = fillEveryField(await screen.findByRole('dialog'));
  expect(typedValues).toHaveLength(5);

  const reportWays: ((error: unknown) => void)[] = [
    (error) => dispatchEvent(new ErrorEvent('error', { error })),
    (reason) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    (payload) => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload })),
    (error) => renderBroken(app, error),
  ];
  for (const [turn, fail] of FAILING_CALLS.entries())
    for (const [index, value] of typedValues.entries())
      reportWays[(turn + index) % reportWays.length]?.(errorOf(fail, value));

  await expect.poll(() => reports().length).toBeGreaterThan(FAILING_CALLS.length);
  const text = decodeURIComponent(JSON.stringify(reports()));
  expect([...typedValues, 'imitsu', '秘密'].filter((value) => text.includes(value))).toEqual([]);
  // the limit has held none back
  expect(reports().length).toBeLessThan(20);
  expect(new Set(reports().map(({ kind }) => kind))).toEqual(
    new Set(['unreadable', 'uncaught', 'rejection', 'chunk', 'caught']),
  );
  expect(new Set(reports().map(({ address }) => address))).toEqual(new Set(['/akashi/staff']));
});

function Broken({ error }: { error: unknown }): null {
  throw error;
}

/** A page of the console that throws. */
function renderBroken({ services }: App, error: unknown) {
  const { unmount } = render(
    <AppServicesProvider value={services}>
      <RawIntlProvider value={services.intl.intl()}>
        <ErrorBoundary>
          <Broken error={error} />
        </ErrorBoundary>
      </RawIntlProvider>
    </AppServicesProvider>,
  );
  unmount();
}
