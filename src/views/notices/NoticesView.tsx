import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { noticeList, unreadCount } from '#api/notification-queries';
import { POLLING_INTERVAL } from '#domain/limits';
import type { Notification } from '#domain/notification';
import { useAppServices } from '#kit/app-services';
import { timestampText } from '#kit/dates';
import { inboxEffects } from '#kit/inbox-effects';
import { useListState } from '#kit/list-state';
import { PageHead } from '#kit/PageHead';
import { type Column, RecordTable } from '#kit/RecordTable';
import { SearchInput } from '#kit/SearchInput';
import { useScope } from '#kit/scope';
import { type Inbox, useInbox, useInboxBusy, useMayRead } from '#machines/notifications/notifications.react';

/** Notices to whoever is signed in: read one by one or all at once (R-SCR-11, R-STATE-06, R-STATE-07). */
export default function NoticesView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const list = useListState(useAppServices().settings.notificationPageSize);
  const { search, offset, size } = list;
  const query = useQuery(noticeList(scope, { search: search || undefined, offset, limit: size }));
  const unread = useQuery(unreadCount(scope, POLLING_INTERVAL)).data ?? 0;
  const inbox = useInbox(useMemo(() => inboxEffects(scope, queryClient), [scope, queryClient]));
  const busy = useInboxBusy(inbox);
  return (
    <>
      <PageHead
        title="notice.title"
        search={<SearchInput value={search} label="notice.search" onSearch={list.setSearch} />}
      >
        <button
          type="button"
          className="button"
          disabled={busy || unread === 0}
          onClick={() => inbox.send({ type: 'read all' })}
        >
          <span className="pi pi-check" aria-hidden="true" />
          <FormattedMessage id="notice.readAll" />
        </button>
      </PageHead>
      <RecordTable
        caption="notice.title"
        columns={COLUMNS}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        rowClass={({ read }) => (read ? '' : 'unread')}
        actions={(row) => <ReadButton row={row} inbox={inbox} />}
      />
    </>
  );
}

const COLUMNS: readonly Column<Notification>[] = [
  {
    id: 'title',
    title: 'notification.field.title',
    kind: 'main',
    cell: ({ title, description }) => (
      <details className="notice-text">
        <summary>{title}</summary>
        <p className="prose">{description}</p>
      </details>
    ),
  },
  {
    id: 'operator',
    title: 'notification.field.operator',
    kind: 'wide',
    cell: ({ operator }) => <span className="clamp">{operator ?? '–'}</span>,
  },
  {
    id: 'created_at',
    title: 'notification.field.created_at',
    cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
  },
];

function ReadButton({ row, inbox }: { row: Notification; inbox: Inbox }) {
  const intl = useIntl();
  const mayRead = useMayRead(inbox, row.id);
  if (row.read) {
    return (
      <span className="tag">
        <FormattedMessage id="notification.read" />
      </span>
    );
  }
  return (
    <button
      type="button"
      className="button small"
      aria-label={intl.formatMessage({ id: 'notice.readNamed' }, { name: row.title })}
      // stays focusable: a keyboard user's place in the list is not lost for the length of a call
      aria-disabled={!mayRead}
      onClick={() => inbox.send({ type: 'read', id: row.id })}
    >
      <span className={mayRead ? 'pi pi-check' : 'spinner'} aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id="notice.read" />
      </span>
    </button>
  );
}
