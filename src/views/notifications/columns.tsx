import type { Notification } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { readColumn } from '#kit/column/ReadTag';
import { timeColumn } from '#kit/column/time-column';
import type { RecordController } from '#kit/record/use-record-controller';
import { audienceText } from './audience-text';
import { ReadingRate } from './ReadingRate';

/** The title links to the record. The server counts the readers, but cannot sort by their number. */
export const notificationColumns = (
  recordController: RecordController<ComposedNotification>,
): readonly Column<Notification>[] => [
  nameColumn(
    { id: 'title', title: 'notification.field.title' },
    ({ title }) => title,
    recordController.hrefs.view,
  ),
  {
    id: 'description',
    title: 'notification.field.description',
    kind: 'wide',
    width: 'ample',
    hidden: true,
    text: ({ description }) => description,
    cell: ({ description }) => <span className="clamp quiet">{description}</span>,
  },
  {
    id: 'operator',
    title: 'notification.field.operator',
    kind: 'wide',
    width: 'medium',
    sort: 'operator',
    text: ({ operator }) => operator,
    cell: ({ operator }) => <span className="clamp">{operator ?? '–'}</span>,
  },
  {
    id: 'audience',
    title: 'notification.field.audience',
    kind: 'wide',
    width: 'phrase',
    sort: 'audience',
    text: ({ audience }, { intl }) =>
      audience
        ? intl.formatMessage({ id: `notification.audience.${audience}`, defaultMessage: audience })
        : null,
    cell: (row) => <span className="clamp">{audienceText(row) ?? '–'}</span>,
  },
  timeColumn('created_at', 'notification.field.created_at'),
  {
    id: 'readers',
    title: 'notification.field.readers',
    kind: 'number',
    width: 'short',
    text: ({ readers, receivers }) => (receivers == null ? null : `${readers ?? 0}/${receivers}`),
    cell: ({ readers, receivers }) =>
      receivers == null ? '–' : <ReadingRate readers={readers ?? 0} receivers={receivers} />,
  },
  // Beside the number of readers: whether the current user, who sends most of them, has read it.
  readColumn({ title: 'notification.field.readByMe', hidden: true }),
];
