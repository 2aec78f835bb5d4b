import type { ReactNode } from 'react';
import { type EventFilter, eventSource } from '#api/content/events';
import { eventTurns } from '#domain/content/event';
import { useAppServices, usePath, useSearch } from '#kit/context/app-services';
import type { PrefetchContext } from '#kit/context/screen';
import type { ListFilter } from '#kit/list/FilterSelect';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { TabLinks } from '#kit/page/TabLinks';
import { ResourceView } from '#kit/resource/ResourceView';
import { eventResource } from './event-resource';

const EventMonth = lazyComponent(() => import('./EventMonth'));

const STATE_CHOICES = ['all', 'not_yet_held', 'being_held'] as const;

/** The filter of an address: `?tab=past`; an event that has ended is past wherever its link leads. */
function eventFilter(parameters: URLSearchParams): EventFilter {
  const state = parameters.get('state');
  if (parameters.get('tab') === 'past' || state === 'ended') return { when: 'past' };
  const status = filterOf(state, STATE_CHOICES);
  return { when: 'upcoming', ...(status === 'all' ? {} : { status }) };
}

/** イベント (R-GEN-34, R-ENT-39) as a list of those to come, as one of the past, and, on `?tab=month`, as a calendar. */
export default function EventView() {
  const path = usePath();
  const parameters = useSearch();
  const isMonthTab = parameters.get('tab') === 'month';
  const filter = eventFilter(parameters);
  const tabs = (
    <TabLinks
      label="event.tabs"
      parts={[
        { href: path, title: 'list.upcoming', current: !isMonthTab && filter.when === 'upcoming' },
        { href: `${path}?tab=past`, title: 'list.past', current: !isMonthTab && filter.when === 'past' },
        { href: `${path}?tab=month`, title: 'event.month', current: isMonthTab },
      ]}
    />
  );
  return isMonthTab ? (
    <EventMonth tabs={tabs} />
  ) : (
    <EventList key={filter.when} tabs={tabs} requestFilter={filter} />
  );
}

interface EventListProps {
  tabs: ReactNode;
  requestFilter: EventFilter;
}

function EventList({ tabs, requestFilter }: EventListProps) {
  const { clock } = useAppServices();
  const filter = useAddressFilter('state', STATE_CHOICES);
  const stateFilter: ListFilter = {
    filter,
    label: 'event.state',
    option: (value) => (value === 'all' ? 'views.all' : `event.state.${value}`),
  };
  return (
    <ResourceView
      of={requestFilter.when === 'past' ? pastEvents : eventResource}
      narrowed={{
        filters: requestFilter.when === 'past' ? [] : [stateFilter],
        // a new event is never among the past ones
        parameters: ['tab'],
        source: eventSource(requestFilter, () => clock.now()),
        ...(requestFilter.when === 'past' ? {} : { turnsOf: eventTurns }),
      }}
    >
      {tabs}
    </ResourceView>
  );
}

const pastEvents = { ...eventResource, empty: 'empty.pastEvents' };

EventView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  parameters.get('tab') === 'month'
    ? null
    : queryClient.prefetchQuery(eventSource(eventFilter(parameters)).list(scope, listQuery()));
