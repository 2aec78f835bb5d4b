import { useQuery } from '@tanstack/react-query';
import { reserveCount } from '#api/offers/reserve-queries';
import { useScope } from '#kit/context/scope';
import { WaitingCard } from './WaitingCard';

/** Reservations that wait for a decision: new ones, and those whose guests want to cancel. */
export function ReserveCards({ href }: { href: string }) {
  const scope = useScope();
  const waiting = useQuery(reserveCount(scope, 'waiting'));
  const cancelling = useQuery(reserveCount(scope, 'waiting_for_cancellation'));
  return (
    <>
      <WaitingCard
        href={`${href}?state=waiting`}
        title="dashboard.reserves"
        hint="dashboard.reserves.hint"
        figure={waiting.data}
        query={waiting}
      />
      <WaitingCard
        href={`${href}?state=waiting_for_cancellation`}
        title="dashboard.cancellations"
        hint="dashboard.cancellations.hint"
        figure={cancelling.data}
        query={cancelling}
      />
    </>
  );
}
