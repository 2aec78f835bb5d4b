import { reserveList } from '#api/offers/reserve-queries';
import { usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import { filterOf } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { ReserveList, STATE_FILTERS } from './ReserveList';
import './reserve.css';

const ReserveWeek = lazyComponent(() => import('./ReserveWeek'));

/** 予約 as a list and, on `?tab=week`, as a calendar. */
export default function ReserveView() {
  const path = usePath();
  const inWeek = useSearch().get('tab') === 'week';
  const tabs = (
    <TabLinks
      label="reserve.parts"
      parts={[
        { href: path, title: 'reserve.list', current: !inWeek },
        { href: `${path}?tab=week`, title: 'reserve.week', current: inWeek },
      ]}
    />
  );
  return inWeek ? <ReserveWeek tabs={tabs} /> : <ReserveList tabs={tabs} />;
}

ReserveView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  parameters.has('tab')
    ? null
    : queryClient.prefetchQuery(
        reserveList(scope, filterOf(parameters.get('state'), STATE_FILTERS), listQuery()),
      );
