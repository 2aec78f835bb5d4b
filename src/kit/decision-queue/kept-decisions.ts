import type { Scope } from '#api/http/scope';
import { browserStorage, storedKeys } from '#kit/services/storage';
import { tabId } from '#kit/services/tab-id';
import {
  type DecidedRecord,
  isSameRecord,
  type QueueDecision,
} from '#machines/decision-queue/decision-queue.machine';
import { KEPT_DECISIONS } from './kept-decisions-prefix';

/** The decisions of a queue, and the page that shows it. */
interface KeptEntry {
  path: string;
  decisions: readonly QueueDecision[];
}

export interface KeptDecisions {
  /** The decisions that an earlier page of this tab, or a tab that is closed, has left behind. */
  take(now: number): readonly QueueDecision[];
  write(decisions: readonly QueueDecision[], path: string): void;
  /** The server has the decision. */
  drop(decision: DecidedRecord): void;
}

/** In ms: a tab whose decisions are older has been closed, since each is sent within seconds. */
const CLOSED_AFTER = 60_000;

type Owner = Pick<Scope, 'user' | 'city'>;

/**
 * Decisions that the server does not have yet, in the browser's storage: no other user and no other city gets them
 * (decision 029). The key holds user, city, queue and tab.
 */
export function keptDecisions({ user, city }: Owner, queue: string): KeptDecisions {
  const queueKey = `${KEPT_DECISIONS}${[user, city, queue, ''].join(':')}`;
  const ownKey = queueKey + tabId();
  const writeKept = ({ path, decisions }: KeptEntry) =>
    browserStorage.setItem(ownKey, decisions.length === 0 ? null : JSON.stringify({ path, decisions }));
  return {
    take(now) {
      const leftEntries = leftEntriesOf(queueKey, now);
      for (const [key] of leftEntries) browserStorage.removeItem(key);
      const decisions = leftEntries.flatMap(([, kept]) => kept.decisions);
      writeKept({ path: leftEntries[0]?.[1].path ?? '', decisions });
      return decisions;
    },
    write: (decisions, path) =>
      writeKept({
        path,
        decisions: decisions.map(({ id, kind, name, verdict, waited, at }) => ({
          id,
          kind,
          name,
          verdict,
          waited,
          at,
        })),
      }),
    drop(sent) {
      const kept = readKept(ownKey);
      if (kept !== null)
        writeKept({ ...kept, decisions: kept.decisions.filter((one) => !isSameRecord(one, sent)) });
    },
  };
}

/** The pages of a user on which decisions were left behind, with their number. */
export function pagesWithDecisions({ user, city }: Owner, now: number): { path: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const [, { path, decisions }] of leftEntriesOf(`${KEPT_DECISIONS}${user}:${city}:`, now))
    counts.set(path, (counts.get(path) ?? 0) + decisions.length);
  return [...counts].map(([path, count]) => ({ path, count }));
}

/** Those of this tab, and those of closed tabs. */
function leftEntriesOf(prefix: string, now: number): (readonly [key: string, kept: KeptEntry])[] {
  return storedKeys(prefix).flatMap((key) => {
    const kept = readKept(key);
    const isLeft = key.endsWith(`:${tabId()}`) || kept?.decisions.every(({ at }) => at < now - CLOSED_AFTER);
    return kept !== null && isLeft ? [[key, kept] as const] : [];
  });
}

function readKept(key: string): KeptEntry | null {
  try {
    const kept = JSON.parse(browserStorage.getItem(key) ?? 'null') as KeptEntry | null;
    return Array.isArray(kept?.decisions) && typeof kept.path === 'string' ? kept : null;
  } catch {
    return null;
  }
}
