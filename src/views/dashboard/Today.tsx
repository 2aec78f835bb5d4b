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
  const reserves = hrefOf('reserve.title');
  const schedules = hrefOf('timecard.title');
  const events = hrefOf('event.title');
  return (
    <>
      {reserves ? <TodayReserves href={reserves} /> : null}
      {schedules && company ? <OnDuty href={schedules} company={company} /> : null}
      {events ? <NextEvents href={events} /> : null}
      {company ? (
        <NewestReview href={`/${encodeURIComponent(city?.name ?? '')}/shop-reviews`} company={company} />
      ) : null}
    </>
  );
}
