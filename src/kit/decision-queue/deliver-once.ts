import { Problem } from '#api/http/problem';
import type { DecisionOutcome } from '#machines/decision-queue/decision-queue.machine';

/**
 * Sends a decision unless the record is decided. A refusal may mean that another user was faster: then the
 * record shows it. `readOutcome`: reads the record; null while it is undecided.
 */
export async function deliverOnce(
  readOutcome: () => Promise<DecisionOutcome | null>,
  sendDecision: () => Promise<void>,
): Promise<DecisionOutcome> {
  const earlierOutcome = await readOutcome();
  if (earlierOutcome !== null) return earlierOutcome;
  try {
    await sendDecision();
    return 'sent';
  } catch (problem) {
    const laterOutcome = isRefusal(problem) ? await readOutcome() : null;
    if (laterOutcome === null) throw problem;
    return laterOutcome;
  }
}

export const isRefusal = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.kind === 'refused' || problem.kind === 'conflict');
