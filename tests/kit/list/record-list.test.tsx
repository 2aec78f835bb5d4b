import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem, type ProblemKind, problemWithout } from '#api/http/problem';
import { type RecordList, useRecordList } from '#kit/list/use-record-list';
import { allowConsole } from '../../console';
import { renderInKit } from '../render-in-kit';

const ENDPOINT = 'GET /:city/notifications/';
const problemOf = (kind: ProblemKind) =>
  new Problem({ kind, endpoint: ENDPOINT, status: 500, message: { messageId: 'problem.server' } });

const ROWS = { content: [{ id: 1 }, { id: 2 }], total_length: 2 };

type Rows = typeof ROWS;

interface ListProps {
  answer: () => Promise<Rows>;
  onRender: (records: RecordList<{ id: number }>) => void;
}

function List({ answer, onRender }: ListProps) {
  const records = useRecordList((query) =>
    queryOptions({ queryKey: ['rows', query], queryFn: answer, retry: false }),
  );
  onRender(records);
  const { data, status } = records.query;
  return <output>{[status, ...(data?.content.map(({ id }) => id) ?? [])].join(' ')}</output>;
}

/** A list whose requests receive these responses, one after another. */
function renderList(answers: readonly (Rows | Error)[]) {
  allowConsole(/^Problem: /);
  vi.mocked(console.error).mockClear();
  const remaining = [...answers];
  let records: RecordList<{ id: number }> | undefined;
  const list = (
    <List
      answer={async () => {
        const next = remaining.shift() ?? ROWS;
        if (next instanceof Error) throw next;
        return next;
      }}
      onRender={(now) => {
        records = now;
      }}
    />
  );
  const queryClient = new QueryClient();
  const page = (child: React.ReactNode) => (
    <QueryClientProvider client={queryClient}>{child}</QueryClientProvider>
  );
  const { rerender } = renderInKit(page(list));
  return {
    expectStatus: (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text)),
    refetch: () => act(async () => void (await records?.query.refetch())),
    loadRows: () => records?.load({ offset: 20 }, new AbortController().signal),
    unmountList: () => rerender(page(null)),
    remountList: () => rerender(page(list)),
    loggedErrors: () => vi.mocked(console.error).mock.calls.flat(),
  };
}

test('a list that fails is logged once per failure, and keeps its rows [R-UI-17]', async () => {
  const [first, second] = [problemOf('server'), problemOf('refused')];
  const { expectStatus, refetch, unmountList, remountList, loggedErrors } = renderList([first, ROWS, second]);
  await expectStatus('error');
  expect(loggedErrors()).toEqual([first]);
  await refetch();
  await expectStatus('success 1 2');
  expect(loggedErrors()).toEqual([first]);
  await refetch();
  await expectStatus('error 1 2');
  expect(loggedErrors()).toEqual([first, second]);
  unmountList();
  remountList();
  await expectStatus('success 1 2');
  expect(loggedErrors()).toEqual([first, second]);
});

test('a failed load of rows beside the list rejects for its caller [R-UI-17]', async () => {
  const problem = problemOf('server');
  const { expectStatus, loadRows, loggedErrors } = renderList([ROWS, problem]);
  await expectStatus('success 1 2');
  await expect(loadRows()).rejects.toBe(problem);
  expect(loggedErrors()).toEqual([]);
});

test.each(['conflict', 'contract', 'denied', 'ended'] as const)(
  'the list does not log %s: the call or the session reports it [R-UI-17, R-HTTP-09]',
  async (kind) => {
    const { expectStatus, loggedErrors } = renderList([problemOf(kind)]);
    await expectStatus('error');
    expect(loggedErrors()).toEqual([]);
  },
);

test('a cancelled call is no failure [R-UI-17]', async () => {
  const { expectStatus, loggedErrors } = renderList([problemWithout('cancelled', ENDPOINT, null)]);
  await expectStatus('error');
  expect(loggedErrors()).toEqual([]);
});
