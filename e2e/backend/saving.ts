import { expect, type Locator, type Page } from '@playwright/test';
import { byText, partsOf, type SentPart } from './form';
import type { Backend, Received } from './server/backend';
import type { Reply } from './server/reply';

const SAVED = '保存しました。';

/** What the view would do, answered otherwise; what it refuses stays refused. */
export const done =
  (reply: Reply) =>
  (usual: () => Reply): Reply => {
    const answer = usual();
    return answer.status < 300 ? reply : answer;
  };

export async function save({ page, toasts }: { page: Page; toasts: Locator }, form: Locator, button: string) {
  await form.getByRole('button', { name: button }).click();
  await expect(toasts).toHaveText([SAVED]);
  await expect(form).toBeHidden();
  await dropToasts(page, toasts);
}

export async function dropToasts(page: Page, toasts: Locator): Promise<void> {
  for (const close of await page.locator('.toast-close').all()) await close.click();
  await expect(toasts).toHaveCount(0);
}

export const answerQuestion = (page: Page, question: string, button: string): Promise<void> =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: button }).click();

/** Each time with the same body, and no more often. */
export function arrived(
  backend: Backend,
  call: string,
  { statuses, body }: { statuses: number[]; body: Readonly<Record<string, unknown>> },
) {
  const calls = backend.received.filter(({ name }) => name === call);
  expect(calls.map(({ status }) => status)).toEqual(statuses);
  for (const received of calls) {
    if (received.parts.length > 0) expect(sentParts(received)).toEqual(partsOf(body));
    else expect(received.json).toEqual(body);
  }
  backend.received.length = 0;
}

const sentParts = ({ parts }: Received): SentPart[] =>
  parts
    .map(
      ({ name, filename, type, bytes }): SentPart => [
        name,
        filename === null
          ? bytes.toString('utf8')
          : { filename, type: type ?? '', base64: bytes.toString('base64') },
      ],
    )
    .toSorted(byText);
