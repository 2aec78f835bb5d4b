/**
 * Random numbers that a seed repeats (mulberry32).
 * @typedef {{ next(): number, below(count: number): number, pick<T>(list: readonly T[]): T }} Random
 */

/** `next()`: from 0 up to 1. `pick` throws for an empty list. @param {number} seed @returns {Random} */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ count) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return /** @type {any} */ (list[below(list.length)]);
    },
  };
}

/** Some of a list, each at most once. @template T @param {readonly T[]} list @param {number} count @param {Random} random */
export function sampleOf(list, count, random) {
  const remaining = [...list];
  return Array.from(
    { length: Math.min(count, list.length) },
    () => /** @type {T} */ (remaining.splice(random.below(remaining.length), 1)[0]),
  );
}
