/** Runs a write once for its key: a repeat gets the first answer. A refused write may be tried again. */
export type Repeats = <Answer>(key: string | null, write: () => Answer | Promise<Answer>) => Promise<Answer>;

/** In memory, as long as the page: real backends keep keys for a day. */
export function createRepeats(): Repeats {
  const answers = new Map<string, Promise<unknown>>();
  return async <Answer>(key: string | null, write: () => Answer | Promise<Answer>) => {
    if (key === null) return write();
    const earlierAnswer = answers.get(key);
    if (earlierAnswer !== undefined) return earlierAnswer as Promise<Answer>;
    const answer = Promise.resolve().then(write);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
