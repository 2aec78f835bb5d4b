import { expect, type Page } from '@playwright/test';
import { byText, expectedParts, type SentPart } from './form';
import type { Backend, Received } from './server/backend';
import type { Reply } from './server/reply';

/** Runs the view but answers with `reply`. A refusal of the view stays a refusal. */
export const onSuccess =
  (successReply: Reply) =>
  (runView: () => Reply): Reply => {
    const usualReply = runView();
    return usualReply.status < 300 ? successReply : usualReply;
  };

export const answerConfirmation = (page: Page, confirmation: string, button: string): Promise<void> =>
  page.getByRole('alertdialog', { name: confirmation }).getByRole('button', { name: button }).click();

/** The query parameters of each request of this call. */
export const queriesOf = (backend: Backend, call: string) =>
  backend.received.filter(({ name }) => name === call).map(({ query }) => Object.fromEntries(query));

/** Checks that the call arrived once for each status, each time with the same body, and clears the log. */
export function expectArrived(
  backend: Pick<Backend, 'received'>,
  call: string,
  { statuses, body }: { statuses: number[]; body: Readonly<Record<string, unknown>> },
) {
  const calls = backend.received.filter(({ name }) => name === call);
  expect(calls.map(({ status }) => status)).toEqual(statuses);
  for (const received of calls) {
    if (received.parts.length > 0) expect(receivedParts(received)).toEqual(expectedParts(body));
    else expect(received.json).toEqual(body);
  }
  backend.received.length = 0;
}

const receivedParts = ({ parts }: Received): SentPart[] =>
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
