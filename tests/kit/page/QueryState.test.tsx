import {
  focusManager,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { Problem } from '#api/http/problem';
import { queryView, type StoredQueryView } from '#kit/context/query-view';
import { FreshState } from '#kit/page/FreshState';
import { QueryState } from '#kit/page/QueryState';
import { renderInKit } from '../render-in-kit';

const failure = (status: number) =>
  new Problem({ kind: 'server', endpoint: 'GET /rows/', status, message: { messageId: 'problem.server' } });

interface AskingProps {
  part: 'QueryState' | 'FreshState';
  queryFn: () => Promise<string>;
}

const answer = (text: string) => <p>{text}</p>;

/** Runs one query, and another one after a click on its button. */
function Asking({ part, queryFn }: AskingProps) {
  const [currentQuery, setQuery] = useState('rows');
  const query = useQuery({ queryKey: [currentQuery], queryFn });
  return (
    <>
      {part === 'QueryState' ? (
        <QueryState query={query}>{answer}</QueryState>
      ) : (
        <FreshState query={query}>{answer}</FreshState>
      )}
      <button type="button" onClick={() => setQuery('others')}>
        others
      </button>
    </>
  );
}

/** Reads only the data of the query; a click on the button mounts a part that reads the query too. */
function AskingForLater({ queryFn }: Pick<AskingProps, 'queryFn'>) {
  const query = queryView(useQuery({ queryKey: ['rows'], queryFn }));
  return (
    <>
      <output>{query.data}</output>
      <Later query={query} />
    </>
  );
}

function Later({ query }: { query: StoredQueryView<string> }) {
  const [isThere, load] = useState(false);
  if (isThere) return <QueryState query={query}>{answer}</QueryState>;
  return (
    <button type="button" onClick={() => load(true)}>
      come
    </button>
  );
}

/** A query whose results the test settles. */
function start(part: 'QueryState' | 'FreshState' | 'AskingForLater') {
  const waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
  const next = () => {
    const call = waiting.shift();
    if (call === undefined) throw new Error('no request is open');
    return call;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInKit(
    <QueryClientProvider client={client}>
      {part === 'AskingForLater' ? (
        <AskingForLater queryFn={queryFn} />
      ) : (
        <Asking part={part} queryFn={queryFn} />
      )}
    </QueryClientProvider>,
  );
  return {
    requests: () => waiting.length,
    hasFailed: () => waitFor(() => expect(client.getQueryState(['rows'])?.status).toBe('error')),
    send: (text: string) => act(async () => next().resolve(text)),
    fail: (status: number) => act(async () => next().reject(failure(status))),
  };
}

/** The window gets the focus again, so every query is refetched. */
const reopen = () => act(async () => focusManager.onFocus());
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const RETRY = 'もう一度読み込む';
const retry = () => screen.getByRole('button', { name: RETRY });
/** Waits for the button of the failure to be busy or not, in its look and for screen readers. */
const busy = (is: boolean) =>
  waitFor(() =>
    expect([retry().getAttribute('aria-disabled'), screen.getByRole('alert').ariaBusy]).toEqual([
      String(is),
      String(is),
    ]),
  );

test.each(['QueryState', 'FreshState'] as const)(
  '%s: a failure that is refetched by itself keeps its button, its text and the focus [R-UI-17]',
  async (part) => {
    const { fail, send, requests } = start(part);
    await fail(500);
    await busy(false);
    const button = retry();
    button.focus();

    await reopen();
    await busy(true);
    expect([retry(), document.activeElement, requests()]).toEqual([button, button, 1]);
    // A query that is fetching is not fetched a second time.
    press(RETRY);
    expect(requests()).toBe(1);

    await fail(500);
    await busy(false);
    expect([retry(), document.activeElement]).toEqual([button, button]);
    press(RETRY);
    await busy(true);
    await send('一');
    await screen.findByText('一');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a missing record stays missing while it is refetched', async () => {
  const { fail, requests } = start('QueryState');
  await fail(404);
  const message = (await screen.findByRole('alert')).textContent;
  await reopen();
  await waitFor(() => expect(requests()).toBe(1));
  expect([screen.getByRole('alert').textContent, screen.queryByRole('button', { name: RETRY })]).toEqual([
    message,
    null,
  ]);
});

test.each([
  ['QueryState', 404, 'この記録は見つかりません。削除されたか、アドレスが正しくない可能性があります。'],
  ['QueryState', 500, '一'],
  // The form keeps its values, and its save reports the missing record.
  ['FreshState', 404, '一'],
] as const)('%s: data whose refetch fails with %i', async (part, status, shown) => {
  const { send, fail, requests, hasFailed } = start(part);
  await send('一');
  await screen.findByText('一');
  await reopen();
  await waitFor(() => expect(requests()).toBe(1));
  await fail(status);
  await hasFailed();
  await waitFor(() =>
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([shown]),
  );
});

test('another query starts as loading, whatever failed before', async () => {
  const { fail } = start('QueryState');
  await fail(500);
  await busy(false);
  press('others');
  expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([
    null,
    '読み込み中…',
  ]);
});

test('a part mounted after a failure shows it, although the data was read before', async () => {
  const { fail } = start('AskingForLater');
  await fail(500);
  press('come');
  await busy(false);
  // The result of useQuery tracks only the properties that its own component has read.
  expectTypeOf<UseQueryResult<string>>().not.toExtend<StoredQueryView<string>>();
});
