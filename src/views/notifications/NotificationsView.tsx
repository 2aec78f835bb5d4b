import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { notificationList } from '#api/notification-queries';
import type { Notification, NotificationDraft } from '#domain/notification';
import { useAppServices } from '#kit/app-services';
import { timestampText } from '#kit/dates';
import { useListState } from '#kit/list-state';
import { PageHead } from '#kit/PageHead';
import { RecordDialogs } from '#kit/RecordDialogs';
import { type Column, RecordTable } from '#kit/RecordTable';
import { type RecordEditing, useRecordEditing } from '#kit/record-editing';
import { SearchInput } from '#kit/SearchInput';
import { useScope } from '#kit/scope';
import { notificationEffects } from './effects';
import { NotificationDetail } from './NotificationDetail';

const NotificationForm = lazy(() => import('./NotificationForm'));

/** プッシュ通知: list, send, look at, duplicate, delete (R-SCR-08). */
export default function NotificationsView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const list = useListState(useAppServices().settings.notificationPageSize);
  const { search, offset, size } = list;
  const query = useQuery(notificationList(scope, { search: search || undefined, offset, limit: size }));
  const effects = useMemo(() => notificationEffects(scope, queryClient), [scope, queryClient]);
  const editing = useRecordEditing<NotificationDraft, Notification>({ form: 'notification', effects, list });
  const create = (
    <Link className="button primary" href={editing.hrefs.create}>
      <span className="pi pi-plus" aria-hidden="true" />
      <FormattedMessage id="notification.create" />
    </Link>
  );
  return (
    <>
      <PageHead
        title="notification.title"
        search={<SearchInput value={search} label="notification.search" onSearch={list.setSearch} />}
      >
        {create}
      </PageHead>
      <RecordTable
        caption="notification.title"
        columns={useColumns(editing)}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        rowClass={({ read }) => (read ? '' : 'unread')}
        actions={(row) => <Actions row={row} editing={editing} />}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        titles={{
          view: 'notification.detail',
          create: 'notification.create',
          copy: 'notification.copy',
          edit: 'notification.create',
        }}
        detail={(id) => <NotificationDetail id={id} editing={editing} />}
        form={(mode, id) => <NotificationForm editing={editing} copied={mode === 'create' ? null : id} />}
      />
    </>
  );
}

function useColumns(editing: RecordEditing<NotificationDraft>): readonly Column<Notification>[] {
  return [
    {
      id: 'title',
      title: 'notification.field.title',
      kind: 'main',
      cell: ({ id, title }) => (
        <Link className="clamp" href={editing.hrefs.view(id)}>
          {title}
        </Link>
      ),
    },
    {
      id: 'description',
      title: 'notification.field.description',
      kind: 'wide',
      cell: ({ description }) => <span className="clamp quiet">{description}</span>,
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
    {
      id: 'read',
      title: 'notification.field.read',
      cell: ({ read }) => (
        <span className={read ? 'tag' : 'tag strong'}>
          <FormattedMessage id={read ? 'notification.read' : 'notification.unread'} />
        </span>
      ),
    },
  ];
}

function Actions({ row, editing }: { row: Notification; editing: RecordEditing<NotificationDraft> }) {
  const intl = useIntl();
  const copy = intl.formatMessage({ id: 'record.copyNamed' }, { name: row.title });
  const remove = intl.formatMessage({ id: 'record.deleteNamed' }, { name: row.title });
  return (
    <>
      <Link className="icon-button" href={editing.hrefs.copy(row.id)} aria-label={copy} title={copy}>
        <span className="pi pi-copy" aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-label={remove}
        title={remove}
        onClick={() => editing.remove(row.id, row.title)}
      >
        <span className="pi pi-trash" aria-hidden="true" />
      </button>
    </>
  );
}
