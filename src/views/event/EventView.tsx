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

const STATES = ['all', 'not_yet_held', 'being_held'] as const;

/** The filter of an address: `?tab=past`; an event that has ended is past wherever its link leads. */
function eventFilter(parameters: URLSearchParams): EventFilter {
  const state = parameters.get('state');
  if (parameters.get('tab') === 'past' || state === 'ended') return { when: 'past' };
  const status = filterOf(state, STATES);
  return { when: 'upcoming', ...(status === 'all' ? {} : { status }) };
}

/** イベント (R-GEN-34, R-ENT-39) as a list of those to come, as one of the past, and, on `?tab=month`, as a calendar. */
export default function EventView() {
  const path = usePath();
  const parameters = useSearch();
  const inMonth = parameters.get('tab') === 'month';
  const filter = eventFilter(parameters);
  const tabs = (
    <TabLinks
      label="event.tabs"
      parts={[
        { href: path, title: 'list.upcoming', current: !inMonth && filter.when === 'upcoming' },
        { href: `${path}?tab=past`, title: 'list.past', current: !inMonth && filter.when === 'past' },
        { href: `${path}?tab=month`, title: 'event.month', current: inMonth },
      ]}
    />
  );
  return inMonth ? <EventMonth tabs={tabs} /> : <EventList key={filter.when} tabs={tabs} of={filter} />;
}

interface EventListProps {
  tabs: ReactNode;
  of: EventFilter;
}

function EventList({ tabs, of }: EventListProps) {
  const { clock } = useAppServices();
  const filter = useAddressFilter('state', STATES);
  const states: ListFilter = {
    filter,
    label: 'event.state',
    option: (value) => (value === 'all' ? 'views.all' : `event.state.${value}`),
  };
  return (
    <ResourceView
      of={of.when === 'past' ? pastEvents : eventResource}
      narrowed={{
        filters: of.when === 'past' ? [] : [states],
        // a new event is never among the past ones
        parameters: ['tab'],
        source: eventSource(of, () => clock.now()),
        ...(of.when === 'past' ? {} : { turnsOf: eventTurns }),
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
