/**
 * The choice that was probably meant: the same after width and case are folded, the only one that begins so, or
 * the only one within two typing errors. A short value allows fewer errors: `fr` is not meant as `ja`.
 */
export function nearest<Choice extends string>(written: string, choices: readonly Choice[]): Choice | null {
  const text = folded(written);
  const equal = choices.filter((choice) => folded(choice) === text);
  const beginning = text.length < 3 ? [] : choices.filter((choice) => folded(choice).startsWith(text));
  const mistyped = choices.filter((choice) => distance(text, folded(choice)) <= errorsAllowed(text));
  for (const candidates of [equal, beginning, mistyped])
    if (candidates.length === 1) return candidates[0] ?? null;
  return null;
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

const errorsAllowed = (text: string) => Math.min(2, Math.floor(text.length / 3));

/** Insertions, deletions, replacements and swaps of neighbours. */
function distance(written: string, choice: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: choice.length + 1 }, (_, index) => index);
  for (let i = 1; i <= written.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= choice.length; j += 1) {
      const replacementCost = written[i - 1] === choice[j - 1] ? 0 : 1;
      const isSwapped = written[i - 1] === choice[j - 2] && written[i - 2] === choice[j - 1];
      const costs = [
        (last[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + replacementCost,
        ...(isSwapped ? [(beforeLast[j - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...costs));
    }
    [beforeLast, last] = [last, next];
  }
  return last[choice.length] ?? 0;
}
