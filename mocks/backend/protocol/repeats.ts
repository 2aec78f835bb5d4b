/** Runs a write once for its key: a repeat gets the first answer. A refused write may be tried again. */
export type Repeats = <Answer>(key: string | null, write: () => Answer | Promise<Answer>) => Promise<Answer>;

/** The most keys in memory: a page has fewer, a server runs for days. Real backends keep keys for a day. */
const KEYS_MAX = 1_000;

export function createRepeats(): Repeats {
  const answers = new Map<string, Promise<unknown>>();
  return async <Answer>(key: string | null, write: () => Answer | Promise<Answer>) => {
    if (key === null) return write();
    const earlierAnswer = answers.get(key);
    if (earlierAnswer !== undefined) return earlierAnswer as Promise<Answer>;
    const answer = Promise.resolve().then(write);
    answers.set(key, answer);
    const [oldestKey] = answers.keys();
    if (answers.size > KEYS_MAX && oldestKey !== undefined) answers.delete(oldestKey);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
