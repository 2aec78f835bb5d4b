import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useStored } from '#kit/services/stored-text';
import { emptyBrowser, stored } from '../../browser';

beforeEach(emptyBrowser);

test('every reader of a stored text sees a write in this or another tab, and null removes the text', () => {
  localStorage.setItem('pinned', 'before');
  const { result: first } = renderHook(() => useStored('pinned'));
  const { result: second } = renderHook(() => useStored('pinned'));
  const texts = () => [first.current[0], second.current[0], stored()];
  expect(texts()).toEqual(['before', 'before', { pinned: 'before' }]);
  act(() => first.current[1]('now'));
  expect(texts()).toEqual(['now', 'now', { pinned: 'now' }]);
  act(() => {
    localStorage.setItem('pinned', 'elsewhere');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pinned' }));
  });
  expect(texts()).toEqual(['elsewhere', 'elsewhere', { pinned: 'elsewhere' }]);
  act(() => second.current[1](null));
  expect(texts()).toEqual([null, null, {}]);
});

test('in a browser that refuses storage the text lasts as long as it is shown', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
    onTestFinished(() => spy.mockRestore());
  }
  const { result } = renderHook(() => useStored('columns'));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('created_at'));
  expect(result.current[0]).toBe('created_at');
});

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}
