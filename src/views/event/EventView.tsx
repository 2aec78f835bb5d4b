import type { ReactNode } from 'react';
import { eventSource } from '#api/content/events';
import { EVENT_STATES, eventTurns } from '#domain/content/event';
import { useAppServices, usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { ResourceView } from '#kit/resource/ResourceView';
import { eventResource } from './event-resource';

const EventMonth = lazyComponent(() => import('./EventMonth'));

const STATES = ['all', ...EVENT_STATES] as const;
type StateFilter = (typeof STATES)[number];

const sourceFor = (state: StateFilter, now?: () => number) =>
  eventSource(state === 'all' ? {} : { status: state }, now);

/** イベント (R-GEN-34, R-ENT-39) as a list and, on `?tab=month`, as a calendar. */
export default function EventView() {
  const path = usePath();
  const inMonth = useSearch().get('tab') === 'month';
  const tabs = (
    <TabLinks
      label="event.parts"
      parts={[
        { href: path, title: 'event.list', current: !inMonth },
        { href: `${path}?tab=month`, title: 'event.month', current: inMonth },
      ]}
    />
  );
  return inMonth ? <EventMonth tabs={tabs} /> : <EventList tabs={tabs} />;
}

function EventList({ tabs }: { tabs: ReactNode }) {
  const { clock } = useAppServices();
  const filter = useAddressFilter('state', STATES);
  return (
    <ResourceView
      of={eventResource}
      narrowed={{
        filters: [
          {
            filter,
            label: 'event.state',
            option: (value) => (value === 'all' ? 'views.all' : `event.state.${value}`),
          },
        ],
        source: sourceFor(filter.value, () => clock.now()),
        ...(filter.value === 'all' ? {} : { turnsOf: eventTurns }),
      }}
    >
      {tabs}
    </ResourceView>
  );
}

EventView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  parameters.has('tab')
    ? null
    : queryClient.prefetchQuery(
        sourceFor(filterOf(parameters.get('state'), STATES)).list(scope, listQuery()),
      );
