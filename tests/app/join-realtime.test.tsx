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
  isLoaded,
  join,
}: {
  answer: Promise<string>;
  isLoaded: boolean;
  join: (scope: RealtimeScope) => void;
}) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => answer });
  useLoadingPart(!isLoaded);
  return (
    <>
      <p>{data ?? 'nothing yet'}</p>
      <JoinRealtime scope={useScope()} join={join} />
    </>
  );
}

/** A page whose rows are still loading, and whose response the test resolves. */
function renderLoadingPage() {
  const join = vi.fn<(scope: RealtimeScope) => void>();
  const [answer, resolveAnswer] = pendingAnswer();
  const client = new QueryClient();
  const page = (isLoaded: boolean) => (
    <QueryClientProvider client={client}>
      <Page answer={answer} isLoaded={isLoaded} join={join} />
    </QueryClientProvider>
  );
  return { ...renderInKit(page(false)), join, resolveAnswer, page };
}

function pendingAnswer(): [answer: Promise<string>, resolveAnswer: (text: string) => void] {
  const resolvers: ((text: string) => void)[] = [];
  const answer = new Promise<string>((resolve) => resolvers.push(resolve));
  return [answer, (text) => resolvers[0]?.(text)];
}

/** Waits until everything deferred to a later task is done. */
const laterTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('the realtime session is joined after the responses are loaded and their rows are rendered [R-FB-01]', async () => {
  const setIntervalSpy = vi.spyOn(globalThis, 'setInterval');
  const { join, resolveAnswer, page, rerender } = renderLoadingPage();
  expect(setIntervalSpy.mock.calls).toEqual([]);
  setIntervalSpy.mockRestore();
  await laterTask();
  expect(join).not.toHaveBeenCalled();
  resolveAnswer('the rows');
  await screen.findByText('the rows');
  await laterTask();
  expect(join).not.toHaveBeenCalled();
  rerender(page(true));
  await waitFor(() => expect(join.mock.calls).toEqual([[{ user: 1, city: 'akashi' }]]));
});

test('a response that never arrives delays the session by 5 seconds', () => {
  const { join, advanceClock } = renderLoadingPage();
  advanceClock(4_999);
  expect(join).not.toHaveBeenCalled();
  advanceClock(1);
  expect(join).toHaveBeenCalledOnce();
});
