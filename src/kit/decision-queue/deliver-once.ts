import { Problem } from '#api/http/problem';
import type { DecisionOutcome } from '#machines/decision-queue/decision-queue.machine';

/**
 * Sends a decision unless the record is decided. A refusal may mean that another user was faster: then the
 * record shows it. `readOutcome`: reads the record; null while it is undecided.
 */
export async function deliverOnce(
  readOutcome: () => Promise<DecisionOutcome | null>,
  send: () => Promise<void>,
): Promise<DecisionOutcome> {
  const before = await readOutcome();
  if (before !== null) return before;
  try {
    await send();
    return 'sent';
  } catch (problem) {
    const after = isRefusal(problem) ? await readOutcome() : null;
    if (after === null) throw problem;
    return after;
  }
}

export const isRefusal = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.kind === 'refused' || problem.kind === 'conflict');
