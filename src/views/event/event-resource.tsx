import { eventSource } from '#api/content/events';
import { sentPicture } from '#domain/base/upload';
import { type Event, eventStateAt } from '#domain/content/event';
import { pictureColumn } from '#kit/column/picture-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { upcomingColumn } from '#kit/column/upcoming-column';
import { Moment } from '#kit/date/Moment';
import { checkPicture } from '#kit/files/check-picture';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { imageDetail } from '#kit/resource/image-detail';
import type { EventFields } from './event-fields';
import { eventName } from './event-name';
import { EventTag } from './event-state';

/** R-ENT-39. The state depends on the time: the server can filter by it but not sort by it. */
export const eventResource = defineResource({
  title: 'event.title',
  empty: 'empty.events',
  noun: 'event.noun',
  search: 'event.search',
  source: eventSource(),
  nameOf: eventName,
  tiles: tileLayout,
  columns: [
    textColumn('title', 'field.title'),
    pictureColumn('image', 'field.image', ({ image }: Event) => image, eventName),
    {
      id: 'state',
      title: 'event.state',
      width: 'state',
      cell: (row) => <EventTag of={row} />,
      text(row, { intl, now }) {
        const state = eventStateAt(row, now);
        return state === null ? null : intl.formatMessage({ id: `event.state.${state}` });
      },
    },
    upcomingColumn('start', 'event.start'),
    timeColumn('end', 'event.end'),
  ],
  tags: (row) => <EventTag of={row} />,
  detail: (row) => [
    imageDetail(row.image, eventName(row)),
    { title: 'field.title', value: row.title },
    { title: 'event.start', value: <Moment at={row.start} /> },
    { title: 'event.end', value: <Moment at={row.end} /> },
    { title: 'event.description', value: row.description, prose: true },
  ],
  Form: lazyComponent(() => import('./EventForm')),
  wideForm: true,
  draftOf: ({ image, ...values }: EventFields, mode) => ({
    ...values,
    image: sentPicture(image, mode === 'edit'),
  }),
  checkFile: checkPicture('image'),
});
