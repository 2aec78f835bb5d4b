import { isWaiting, type MatchingUser } from '#domain/recruitment/matching-user';
import { StateTag, type StateTone } from '#kit/column/StateTag';

/** Whether an identity waits, was confirmed or was rejected. */
export function IdentityState({ row }: { row: MatchingUser }) {
  const { tone, text } = identityState(row);
  return <StateTag tone={tone} text={text} />;
}

export function identityState(row: MatchingUser): { tone: StateTone; text: string } {
  if (isWaiting(row)) return { tone: 'waiting', text: 'identity.waiting' };
  return row.confirmed
    ? { tone: 'done', text: 'identity.confirmed' }
    : { tone: 'refused', text: 'identity.rejected' };
}
