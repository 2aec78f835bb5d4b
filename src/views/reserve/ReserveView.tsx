import { reserveList } from '#api/offers/reserve-queries';
import { usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { ReserveList, reserveFilter } from './ReserveList';
import { useHeldAcceptances } from './use-held-acceptances';
import './reserve.css';

const ReserveWeek = lazyComponent(() => import('./ReserveWeek'));

/** 予約 as a list of those to come, as one of the past, and, on `?tab=week`, as a calendar. */
export default function ReserveView() {
  const path = usePath();
  const parameters = useSearch();
  const isWeekTab = parameters.get('tab') === 'week';
  const { when } = reserveFilter(parameters);
  // of all tabs: what is accepted on one of them can be undone on the others
  const acceptances = useHeldAcceptances();
  const tabs = (
    <TabLinks
      label="reserve.tabs"
      parts={[
        { href: path, title: 'list.upcoming', current: !isWeekTab && when === 'upcoming' },
        { href: `${path}?tab=past`, title: 'list.past', current: !isWeekTab && when === 'past' },
        { href: `${path}?tab=week`, title: 'reserve.week', current: isWeekTab },
      ]}
    />
  );
  return isWeekTab ? (
    <ReserveWeek tabs={tabs} acceptances={acceptances} />
  ) : (
    <ReserveList key={when} tabs={tabs} when={when} acceptances={acceptances} />
  );
}

ReserveView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  parameters.get('tab') === 'week'
    ? null
    : queryClient.prefetchQuery(reserveList(scope, reserveFilter(parameters), listQuery()));
