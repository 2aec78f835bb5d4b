import { hashNumber } from '#mocks/backend/seed/base/hash';

/** Draws from lists, one after another: always the same for a key. */
export function drawnFrom(
  key: string,
): <Value>(list: readonly [Value, ...Value[]] | readonly Value[]) => Value {
  let drawCount = 0;
  return (list) => {
    drawCount += 1;
    const value = list[hashNumber(`${key}/${drawCount}`) % list.length];
    if (value === undefined) throw new RangeError('nothing can be drawn from an empty list');
    return value;
  };
}
