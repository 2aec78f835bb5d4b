import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Returns a function that runs every polling callback registered with this interval from here on. */
export function tickOf(interval: number): () => void {
  const setIntervalSpy = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => setIntervalSpy.mockRestore());
  return () =>
    act(() => {
      for (const [tick, delay] of setIntervalSpy.mock.calls) if (delay === interval) tick();
    });
}
