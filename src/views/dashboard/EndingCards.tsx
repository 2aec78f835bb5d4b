import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { couponsEnding, timeSalesEnding } from '#api/offers/ending-queries';
import { ENDING_DAYS } from '#domain/offers/ending';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { WaitingCard } from './WaitingCard';

/** Coupons that end within a few days and need successors. */
export function EndingCouponsCard({ href }: { href: string }) {
  const { clock } = useAppServices();
  const query = useQuery(couponsEnding(useScope(), () => clock.now()));
  return <EndingCard href={href} title="dashboard.coupons" query={query} />;
}

/** Time sales whose deadline is within the same days. */
export function EndingSalesCard({ href }: { href: string }) {
  const { clock } = useAppServices();
  const query = useQuery(timeSalesEnding(useScope(), () => clock.now()));
  return <EndingCard href={href} title="dashboard.timeSales" query={query} />;
}

function EndingCard({
  href,
  title,
  query,
}: {
  href: string;
  title: string;
  query: UseQueryResult<number | null>;
}) {
  return (
    <WaitingCard
      href={`${href}?ends=soon`}
      title={title}
      hint="ending.soon"
      values={{ days: ENDING_DAYS }}
      figure={query.data}
      query={query}
    />
  );
}
