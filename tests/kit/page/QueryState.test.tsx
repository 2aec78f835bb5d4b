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

const textElement = (text: string) => <p>{text}</p>;

/** Runs one query, and another one after a click on its button. */
function Asking({ part, queryFn }: AskingProps) {
  const [currentQuery, setQuery] = useState('rows');
  const query = useQuery({ queryKey: [currentQuery], queryFn });
  return (
    <>
      {part === 'QueryState' ? (
        <QueryState query={query}>{textElement}</QueryState>
      ) : (
        <FreshState query={query}>{textElement}</FreshState>
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
  const [isMounted, mount] = useState(false);
  if (isMounted) return <QueryState query={query}>{textElement}</QueryState>;
  return (
    <button type="button" onClick={() => mount(true)}>
      come
    </button>
  );
}

/** A query whose results the test settles. */
function renderQuery(part: 'QueryState' | 'FreshState' | 'AskingForLater') {
  const pendingRequests: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const queryFn = () => new Promise<string>((resolve, reject) => pendingRequests.push({ resolve, reject }));
  const nextRequest = () => {
    const request = pendingRequests.shift();
    if (request === undefined) throw new Error('no request is open');
    return request;
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
    requestCount: () => pendingRequests.length,
    hasFailed: () => waitFor(() => expect(client.getQueryState(['rows'])?.status).toBe('error')),
    resolveNext: (text: string) => act(async () => nextRequest().resolve(text)),
    rejectNext: (status: number) => act(async () => nextRequest().reject(failure(status))),
  };
}

/** The window gets the focus again, so every query is refetched. */
const refocusWindow = () => act(async () => focusManager.onFocus());
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const RETRY = 'もう一度読み込む';
const retryButton = () => screen.getByRole('button', { name: RETRY });
/** Waits for the button of the failure to be busy or not, in its look and for screen readers. */
const expectBusy = (is: boolean) =>
  waitFor(() =>
    expect([retryButton().getAttribute('aria-disabled'), screen.getByRole('alert').ariaBusy]).toEqual([
      String(is),
      String(is),
    ]),
  );

test.each(['QueryState', 'FreshState'] as const)(
  '%s: a failure that is refetched by itself keeps its button, its text and the focus [R-UI-17]',
  async (part) => {
    const { rejectNext, resolveNext, requestCount } = renderQuery(part);
    await rejectNext(500);
    await expectBusy(false);
    const button = retryButton();
    button.focus();

    await refocusWindow();
    await expectBusy(true);
    expect([retryButton(), document.activeElement, requestCount()]).toEqual([button, button, 1]);
    // A query that is fetching is not fetched a second time.
    clickButton(RETRY);
    expect(requestCount()).toBe(1);

    await rejectNext(500);
    await expectBusy(false);
    expect([retryButton(), document.activeElement]).toEqual([button, button]);
    clickButton(RETRY);
    await expectBusy(true);
    await resolveNext('一');
    await screen.findByText('一');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a missing record stays missing while it is refetched', async () => {
  const { rejectNext, requestCount } = renderQuery('QueryState');
  await rejectNext(404);
  const message = (await screen.findByRole('alert')).textContent;
  await refocusWindow();
  await waitFor(() => expect(requestCount()).toBe(1));
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
  const { resolveNext, rejectNext, requestCount, hasFailed } = renderQuery(part);
  await resolveNext('一');
  await screen.findByText('一');
  await refocusWindow();
  await waitFor(() => expect(requestCount()).toBe(1));
  await rejectNext(status);
  await hasFailed();
  await waitFor(() =>
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([shown]),
  );
});

test('another query starts as loading, whatever failed before', async () => {
  const { rejectNext } = renderQuery('QueryState');
  await rejectNext(500);
  await expectBusy(false);
  clickButton('others');
  expect([screen.queryByRole('alert'), screen.getByRole('status').textContent]).toEqual([
    null,
    '読み込み中…',
  ]);
});

test('a part mounted after a failure shows it, although the data was read before', async () => {
  const { rejectNext } = renderQuery('AskingForLater');
  await rejectNext(500);
  clickButton('come');
  await expectBusy(false);
  // The result of useQuery tracks only the properties that its own component has read.
  expectTypeOf<UseQueryResult<string>>().not.toExtend<StoredQueryView<string>>();
});
