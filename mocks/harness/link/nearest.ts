/**
 * The choice that was probably meant: the same after width and case are folded, the only one that begins so, or
 * the only one within two typing errors. A short value allows fewer errors: `fr` is not meant as `ja`.
 */
export function nearest<Choice extends string>(written: string, choices: readonly Choice[]): Choice | null {
  const text = folded(written);
  const equal = choices.filter((choice) => folded(choice) === text);
  const beginning = text.length < 3 ? [] : choices.filter((choice) => folded(choice).startsWith(text));
  const mistyped = choices.filter((choice) => distance(text, folded(choice)) <= errorsAllowed(text));
  for (const found of [equal, beginning, mistyped]) if (found.length === 1) return found[0] ?? null;
  return null;
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const errorsAllowed = (text: string) => Math.min(2, Math.floor(text.length / 3));

/** Insertions, deletions, replacements and swaps of neighbours. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const costs = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
        ...(swapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
