import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { addFault, type Scenario } from '../open-console';
import { renderConsole } from './render-console';

export const SERVER_ERROR = 'Server Error Occured. Please Try Again !';
/** What failed, above the server's failure. */
export const NOT_LOADED = 'データを読み込めませんでした。';
/** The message about a write whose outcome is unknown. */
export const SAVE_UNCONFIRMED = '保存できたか確認できませんでした。一覧でご確認ください。';
export const REMOVAL_UNCONFIRMED = '削除できたか確認できませんでした。一覧でご確認ください。';
/** The button that sends such a write again. */
export const REPEAT_BUTTON = 'もう一度送信';
/** The server's message about a field. */
export const REFUSAL = 'この値は使えません。';
const SLOW = 1_500;

/** Opens a page on which each request of a call meets a fault. */
export async function openFailing(path: string, call: string, fault: string, as: Scenario['as']) {
  const testConsole = await renderConsole(path, { ...(as ? { as } : {}), fault: `${call} ${fault}` });
  const { backend, pass } = testConsole;
  return {
    ...testConsole,
    /** The fault that the call meets from now on. */
    setFault(nextFault: string) {
      backend.faults.clear();
      addFault(backend, `${call} ${nextFault}`);
    },
    /** Whether the latest request of the call has succeeded. */
    hasSucceeded() {
      const [method, wanted] = call.split(' ');
      const latest = backend.log.entries().findLast((one) => one.method === method && one.path === wanted);
      return typeof latest?.status === 'number' && latest.status < 300;
    },
    /** Waits for a slow response, while the page shows that it waits. */
    async answerSlowly(shows = isBusy) {
      await waitFor(() => expect(shows()).toBe(true));
      pass(SLOW);
    },
  };
}

/** Makes the Advertiser an account without a company, and opens the page for it. */
export async function removeCompany({ backend, reload }: Awaited<ReturnType<typeof openFailing>>) {
  backend.db.of(accountTable).update(3, { company_slug: null });
  await reload();
}

export const SLOW_FAULT = `delay:${SLOW}`;

export const isBusy = () => document.querySelector('[aria-busy="true"], .spinner') !== null;

export const toastTexts = () =>
  [...document.querySelectorAll('.toasts p')].map(({ textContent }) => textContent);

/** Waits for these toasts and closes them. */
export async function expectToasts(expected: readonly string[]) {
  await waitFor(() => expect(toastTexts()).toEqual(expected));
  act(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('.toast-close')) button.click();
  });
  await waitFor(() => expect(toastTexts()).toEqual([]));
}

/** The first element that a selector finds and whose name fits. */
export const findElement = (selector: string, name: RegExp | string = /./): Promise<HTMLElement> =>
  waitFor(() => {
    const [first] = elements(selector, name);
    if (first === undefined) throw new Error(`no ${selector} is called ${String(name)}`);
    return first;
  });

export const elements = (selector: string, name: RegExp | string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
    const text = (one.ariaLabel ?? one.textContent).trim();
    return typeof name === 'string' ? text === name : name.test(text);
  });

export const listLoaded = () => screen.findByText(/^全\d/);
