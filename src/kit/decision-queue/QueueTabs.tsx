import type { AddressFilter } from '#kit/list/use-address-filter';
import { TabLinks } from '#kit/page/TabLinks';

/** The parts of a queue, in the parameter `state`. The first needs no filter that only some backends know. */
export const QUEUE_STATES = ['all', 'waiting', 'done'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export const QueueTabs = ({ filter }: { filter: AddressFilter<QueueState> }) => (
  <TabLinks
    label="queue.tabs"
    parts={QUEUE_STATES.map((state) => ({
      href: filter.href(state),
      title: `queue.${state}`,
      current: filter.value === state,
    }))}
  />
);

/** Whether the list shows waiting records; undefined: all. */
export const waitingOf = (state: QueueState): boolean | undefined =>
  state === 'all' ? undefined : state === 'waiting';
