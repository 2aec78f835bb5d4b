import type { Log, LogEntry } from '#mocks/backend/protocol/log';
import type { PlayableStep } from './playable-step';

/** The calls that the fake backend has answered in this page. */
export interface AnsweredCalls {
  /**
   * Resolves when the calls are answered that the recording has before this step; `true` if it has any. The page may
   * send fewer now: the wait ends when the backend has answered nothing for a while.
   */
  before(step: PlayableStep, signal: AbortSignal): Promise<boolean>;
}

/** Milliseconds of real time without an answer after which the missing calls count as not sent. */
const MAX_SILENCE = 2_000;

/** As recorded steps name a call. */
const callName = ({ method, path, url }: LogEntry) => `${method} ${path ?? url}`;

export function createAnsweredCalls(log: Pick<Log, 'entries' | 'subscribe'>): AnsweredCalls {
  let lastId = 0;
  /** Answered calls that no step has claimed yet: the page may be ahead of the recording. */
  let unclaimed: readonly string[] = [];
  /** Steps whose calls are claimed: a step may be looked for again. */
  const claimed = new WeakSet<PlayableStep>();
  let isFirst = true;

  /** The answered calls without these, and which of these are not answered. */
  function compare(names: readonly string[]) {
    const entries = log.entries().filter(({ id }) => id > lastId);
    lastId = entries.at(-1)?.id ?? lastId;
    unclaimed = [...unclaimed, ...entries.filter(({ service }) => service === 'backend').map(callName)];
    let unmatched = unclaimed;
    const missing = names.filter((name) => {
      const index = unmatched.indexOf(name);
      if (index !== -1) unmatched = unmatched.toSpliced(index, 1);
      return index === -1;
    });
    return { rest: unmatched, missing };
  }

  async function allAnswered(names: readonly string[], signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const endController = new AbortController();
      const end = (settle: () => void) => {
        endController.abort();
        unsubscribe();
        clearTimeout(silenceTimer);
        settle();
      };
      const giveUp = () => end(resolve);
      const checkAnswers = () => {
        clearTimeout(silenceTimer);
        silenceTimer = setTimeout(giveUp, MAX_SILENCE);
        if (compare(names).missing.length === 0) end(resolve);
      };
      let silenceTimer = setTimeout(giveUp, MAX_SILENCE);
      const unsubscribe = log.subscribe(checkAnswers);
      signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), {
        signal: endController.signal,
      });
      checkAnswers();
    });
  }

  return {
    async before(step, signal) {
      const names = step.answered ?? [];
      // the step before has loaded this page, whose log does not have the calls of the last one
      const isLoad = isFirst && step.kind === 'open' && step.name === location.pathname + location.search;
      isFirst = false;
      if (names.length === 0 || isLoad || claimed.has(step)) return false;
      await allAnswered(names, signal);
      unclaimed = compare(names).rest;
      claimed.add(step);
      return true;
    },
  };
}
