import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JoinRealtime } from '#app/realtime/JoinRealtime';
import { useScope } from '#kit/context/scope';
import { useLoadingPart } from '#kit/page/loading-parts';
import type { RealtimeScope } from '#machines/realtime/realtime.machine';
import { renderInKit } from '../kit/render-in-kit';

function Page({
  answer,
  whole,
  join,
}: {
  answer: Promise<string>;
  whole: boolean;
  join: (scope: RealtimeScope) => void;
}) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => answer });
  useLoadingPart(!whole);
  return (
    <>
      <p>{data ?? 'nothing yet'}</p>
      <JoinRealtime scope={useScope()} join={join} />
    </>
  );
}

/** A page whose rows are still loading, and whose response the test resolves. */
function onItsWay() {
  const join = vi.fn<(scope: RealtimeScope) => void>();
  const [answer, arrive] = travelling();
  const client = new QueryClient();
  const page = (whole: boolean) => (
    <QueryClientProvider client={client}>
      <Page answer={answer} whole={whole} join={join} />
    </QueryClientProvider>
  );
  return { ...renderInKit(page(false)), join, arrive, page };
}

function travelling(): [answer: Promise<string>, arrive: (text: string) => void] {
  const arriving: ((text: string) => void)[] = [];
  const answer = new Promise<string>((resolve) => arriving.push(resolve));
  return [answer, (text) => arriving[0]?.(text)];
}

/** Waits until everything deferred to a later task is done. */
const aTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('the realtime session is joined after the responses are loaded and their rows are rendered [R-FB-01]', async () => {
  const looking = vi.spyOn(globalThis, 'setInterval');
  const { join, arrive, page, rerender } = onItsWay();
  expect(looking.mock.calls).toEqual([]);
  looking.mockRestore();
  await aTask();
  expect(join).not.toHaveBeenCalled();
  arrive('the rows');
  await screen.findByText('the rows');
  await aTask();
  expect(join).not.toHaveBeenCalled();
  rerender(page(true));
  await waitFor(() => expect(join.mock.calls).toEqual([[{ user: 1, city: 'akashi' }]]));
});

test('a response that never arrives delays the session by 5 seconds', () => {
  const { join, pass } = onItsWay();
  pass(4_999);
  expect(join).not.toHaveBeenCalled();
  pass(1);
  expect(join).toHaveBeenCalledOnce();
});
