import type { ReactNode } from 'react';
import { StateTag } from '#kit/column/StateTag';
import type { HeldDecision } from '#machines/decision-queue/decision-queue.machine';

interface HeldTagProps {
  held: readonly HeldDecision[];
  id: number;
  /** The state that the server knows. */
  children: ReactNode;
}

/** The state of a row, or that the server does not have the user's decision about it yet. */
export function HeldTag({ held, id, children }: HeldTagProps) {
  const decision = held.find((one) => one.id === id);
  if (decision === undefined) return children;
  return decision.phase === 'failed' ? (
    <StateTag tone="stopped" text="queue.failed" />
  ) : (
    <StateTag tone="running" text="queue.held" />
  );
}
