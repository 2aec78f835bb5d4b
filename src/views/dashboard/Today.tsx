import type { QuickLink } from '#kit/context/quick-links';
import { useUser } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';
import { NewestReview } from './NewestReview';
import { NextEvents } from './NextEvents';
import { OnDuty } from './OnDuty';
import { TodayReserves } from './TodayReserves';
import './today.css';

/** The user's day in the city: each part where the user may enter its page. */
export function Today({ pages }: { pages: readonly QuickLink[] }) {
  const { city } = useUser();
  const { company } = useCompany();
  const hrefOf = (title: string) => pages.find((page) => page.title === title)?.href;
  const reservesHref = hrefOf('reserve.title');
  const schedulesHref = hrefOf('timecard.title');
  const eventsHref = hrefOf('event.title');
  return (
    <>
      {reservesHref ? <TodayReserves href={reservesHref} /> : null}
      {schedulesHref && company ? <OnDuty href={schedulesHref} company={company} /> : null}
      {eventsHref ? <NextEvents href={eventsHref} /> : null}
      {company ? (
        <NewestReview href={`/${encodeURIComponent(city?.name ?? '')}/shop-reviews`} company={company} />
      ) : null}
    </>
  );
}
