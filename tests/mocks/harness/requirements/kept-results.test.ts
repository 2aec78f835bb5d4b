import { expect, test, vi } from 'vitest';
import { createKeptResults } from '#mocks/harness/requirements/kept-results';
import type { RequirementResult } from '#mocks/harness/requirements/requirement-result';
import { itemStorage } from './item-storage';

const PASSED: RequirementResult = {
  id: 'R-SCR-08',
  result: 'passed',
  note: '',
  build: 'c5901bc4',
  at: '2026-04-01T00:00:00.000Z',
};
const NOTED = { ...PASSED, id: 'R-SCR-09', result: null, note: '幅390で切れる' };

test('results are kept over a reload, changed in place, and gone without a result and a note', () => {
  const storage = itemStorage();
  const kept = createKeptResults(storage);
  const listener = vi.fn();
  const stop = kept.subscribe(listener);
  expect(kept.all()).toEqual([]);
  kept.keep(PASSED);
  kept.keep(NOTED);
  const failed: RequirementResult = { ...PASSED, result: 'failed' };
  kept.keep(failed);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(createKeptResults(storage).all()).toEqual([failed, NOTED]);
  kept.keep({ ...failed, result: null });
  expect(kept.all()).toEqual([NOTED]);
  stop();
  kept.clear();
  expect([kept.all(), createKeptResults(storage).all(), listener.mock.calls.length]).toEqual([[], [], 4]);
});

test('two tabs of a sandbox keep the results of both', () => {
  const storage = itemStorage();
  const [one, other] = [createKeptResults(storage), createKeptResults(storage)];
  one.keep(PASSED);
  other.keep(NOTED);
  expect(createKeptResults(storage).all()).toEqual([PASSED, NOTED]);
});

test.each(['no JSON', '{}', '[1, {"id": 2}]'])(
  'stored results that cannot be read are left out: %s',
  (text) => {
    const kept = createKeptResults(itemStorage({ 'machi-requirement-results': text }));
    expect(kept.all()).toEqual([]);
  },
);
