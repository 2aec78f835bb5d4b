import { expect, type Page } from '@playwright/test';
import { byText, partsOf, type SentPart } from './form';
import type { Backend, Received } from './server/backend';
import type { Reply } from './server/reply';

/** What the view would do, answered otherwise; what it refuses stays refused. */
export const done =
  (reply: Reply) =>
  (usual: () => Reply): Reply => {
    const answer = usual();
    return answer.status < 300 ? reply : answer;
  };

export const answerQuestion = (page: Page, question: string, button: string): Promise<void> =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name: button }).click();

/** What was sent in the query, each time. */
export const queriesOf = (backend: Backend, call: string) =>
  backend.received.filter(({ name }) => name === call).map(({ query }) => Object.fromEntries(query));

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
