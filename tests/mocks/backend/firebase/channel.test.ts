import { expect, onTestFinished, test, vi } from 'vitest';
import { Channel } from '#mocks/backend/firebase/channel';

const MINUTE = 60_000;

test('a channel ends a minute after its client has gone or never came, and lasts while a stream is open', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [endOne, endOther] = [vi.fn(), vi.fn()];
  const channel = new Channel(endOne);
  const channelWithoutClient = new Channel(endOther);
  const reader = channel.openBackChannel(0, false).getReader();
  vi.advanceTimersByTime(10 * MINUTE);
  expect([endOne.mock.calls, endOther.mock.calls]).toEqual([[], [[channelWithoutClient]]]);
  await reader.cancel();
  vi.advanceTimersByTime(MINUTE - 1);
  expect(endOne).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(endOne.mock.calls).toEqual([[channel]]);
});
