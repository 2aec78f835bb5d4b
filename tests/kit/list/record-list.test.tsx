import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem, type ProblemKind, problemWithout } from '#api/http/problem';
import { type RecordList, useRecordList } from '#kit/list/use-record-list';
import { allowConsole } from '../../console';
import { renderInKit } from '../render-in-kit';

const NAME = 'GET /:city/notifications/';
const failure = (kind: ProblemKind) =>
  new Problem({ kind, endpoint: NAME, status: 500, message: { messageId: 'problem.server' } });

const ROWS = { content: [{ id: 1 }, { id: 2 }], total_length: 2 };

type Rows = typeof ROWS;

interface ListProps {
  answer: () => Promise<Rows>;
  keep: (records: RecordList<{ id: number }>) => void;
}

function List({ answer, keep }: ListProps) {
  const records = useRecordList((query) =>
    queryOptions({ queryKey: ['rows', query], queryFn: answer, retry: false }),
  );
  keep(records);
  const { data, status } = records.query;
  return <output>{[status, ...(data?.content.map(({ id }) => id) ?? [])].join(' ')}</output>;
}

/** A list whose requests receive these responses, one after another. */
function start(answers: readonly (Rows | Error)[]) {
  allowConsole(/^Problem: /);
  vi.mocked(console.error).mockClear();
  const left = [...answers];
  let records: RecordList<{ id: number }> | undefined;
  const list = (
    <List
      answer={async () => {
        const next = left.shift() ?? ROWS;
        if (next instanceof Error) throw next;
        return next;
      }}
      keep={(now) => {
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
    shows: (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text)),
    again: () => act(async () => void (await records?.query.refetch())),
    load: () => records?.load({ offset: 20 }, new AbortController().signal),
    leave: () => rerender(page(null)),
    reopen: () => rerender(page(list)),
    logged: () => vi.mocked(console.error).mock.calls.flat(),
  };
}

test('a list that fails is logged once per failure, and keeps its rows [R-UI-17]', async () => {
  const [first, second] = [failure('server'), failure('refused')];
  const { shows, again, leave, reopen, logged } = start([first, ROWS, second]);
  await shows('error');
  expect(logged()).toEqual([first]);
  await again();
  await shows('success 1 2');
  expect(logged()).toEqual([first]);
  await again();
  await shows('error 1 2');
  expect(logged()).toEqual([first, second]);
  leave();
  reopen();
  await shows('success 1 2');
  expect(logged()).toEqual([first, second]);
});

test('a failed load of rows beside the list rejects for its caller [R-UI-17]', async () => {
  const problem = failure('server');
  const { shows, load, logged } = start([ROWS, problem]);
  await shows('success 1 2');
  await expect(load()).rejects.toBe(problem);
  expect(logged()).toEqual([]);
});

test.each(['conflict', 'contract', 'denied', 'ended'] as const)(
  'the list does not log %s: the call or the session reports it [R-UI-17, R-HTTP-09]',
  async (kind) => {
    const { shows, logged } = start([failure(kind)]);
    await shows('error');
    expect(logged()).toEqual([]);
  },
);

test('a cancelled call is no failure [R-UI-17]', async () => {
  const { shows, logged } = start([problemWithout('cancelled', NAME, null)]);
  await shows('error');
  expect(logged()).toEqual([]);
});
