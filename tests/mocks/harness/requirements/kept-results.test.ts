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
  const results = createKeptResults(storage);
  const listener = vi.fn();
  const unsubscribe = results.subscribe(listener);
  expect(results.all()).toEqual([]);
  results.keep(PASSED);
  results.keep(NOTED);
  const failed: RequirementResult = { ...PASSED, result: 'failed' };
  results.keep(failed);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(createKeptResults(storage).all()).toEqual([failed, NOTED]);
  results.keep({ ...failed, result: null });
  expect(results.all()).toEqual([NOTED]);
  unsubscribe();
  results.clear();
  expect([results.all(), createKeptResults(storage).all(), listener.mock.calls.length]).toEqual([[], [], 4]);
});

test('two tabs of a sandbox keep the results of both', () => {
  const storage = itemStorage();
  const [firstTab, secondTab] = [createKeptResults(storage), createKeptResults(storage)];
  firstTab.keep(PASSED);
  secondTab.keep(NOTED);
  expect(createKeptResults(storage).all()).toEqual([PASSED, NOTED]);
});

test.each(['no JSON', '{}', '[1, {"id": 2}]'])(
  'stored results that cannot be read are left out: %s',
  (text) => {
    const results = createKeptResults(itemStorage({ 'machi-requirement-results': text }));
    expect(results.all()).toEqual([]);
  },
);
