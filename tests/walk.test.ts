import { expect, test } from 'vitest';
import { actionText, type Control, chooseAction } from '../scripts/walk/choose-action.mjs';
import { randomOf } from '../scripts/walk/random.mjs';
import { shortened } from '../scripts/walk/shorten.mjs';

const button = (name: string, nth = 0): Control => ({
  kind: 'button',
  name,
  nth,
  group: name,
  does: 'press',
  options: [],
  isInMain: true,
});

const numbersOf = (seed: number) => {
  const random = randomOf(seed);
  return Array.from({ length: 5 }, () => random.below(1_000));
};

test('the same seed gives the same numbers, and another seed others', () => {
  expect(numbersOf(1)).toEqual(numbersOf(1));
  expect(numbersOf(1)).not.toEqual(numbersOf(2));
  expect(new Set(numbersOf(1)).size).toBe(5);
  expect(() => randomOf(1).pick([])).toThrow(RangeError);
});

/** Numbers that a test prescribes; the last one repeats. */
const fixed = (...numbers: number[]) => {
  const next = () => (numbers.length > 1 ? (numbers.shift() ?? 0) : (numbers[0] ?? 0));
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T };
};

test('a walker uses what was used least on this screen; the same button of another row counts as the same', () => {
  const uses = new Map<string, number>();
  const controls = [button('保存'), button('削除'), button('削除', 1)];
  const choose = (screen: string) =>
    chooseAction(controls, { screen, uses, random: fixed(0.5, 0), withFaults: false })?.name;
  expect([choose('a'), choose('a'), choose('a'), choose('a'), choose('b')]).toEqual([
    '保存',
    '削除',
    '保存',
    '削除',
    '保存',
  ]);
});

const chosen = (controls: Control[], numbers: number[], withFaults = false) => {
  const action = chooseAction(controls, {
    screen: '',
    uses: new Map(),
    random: fixed(...numbers),
    withFaults,
  });
  return action && actionText(action);
};

test('a walker types, chooses, presses Escape, goes back, reloads and breaks calls, and says so in one line', () => {
  const field: Control = { ...button('題名'), kind: 'input', does: 'type' };
  const select: Control = {
    ...button('状態', 1),
    kind: 'select',
    does: 'choose',
    options: ['すべて', '公開'],
  };
  expect([
    chosen([field], [0.5, 0, 0]),
    chosen([field], [0.5, 0, 0.5]),
    chosen([select], [0.5, 0, 0.9]),
    chosen([button('保存')], [0.01]),
    chosen([button('保存')], [0.04]),
    chosen([button('保存')], [0.055]),
    chosen([button('保存')], [0.99, 0, 0], true),
    chosen([button('保存')], [0.99, 0, 0]),
    chosen([], [0.5]),
  ]).toEqual([
    'type input "題名" ← "花火"',
    `type input "題名" ← "${'あ'.repeat(40)}…"`,
    'choose select "状態" (2) ← "公開"',
    'key ← "Escape"',
    'back',
    'reload',
    '[GET * 500 x1] press button "保存"',
    'press button "保存"',
    null,
  ]);
});

test('a finding is cut to the last steps after which it appears again', async () => {
  const steps = [1, 2, 3, 4, 5, 6, 7];
  const tried: number[] = [];
  const appearsAfter = (last: readonly number[]) => {
    tried.push(last.length);
    return Promise.resolve(last.includes(5));
  };
  expect(await shortened(steps, appearsAfter)).toEqual([4, 5, 6, 7]);
  expect(tried).toEqual([1, 2, 4]);
  expect(await shortened(steps, () => Promise.resolve(false))).toBeNull();
  expect(await shortened(steps, (last) => Promise.resolve(last.length === 7))).toEqual(steps);
});
