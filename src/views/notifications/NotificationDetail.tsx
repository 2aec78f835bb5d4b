import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { notificationDetail } from '#api/notification-queries';
import type { ComposedNotification } from '#domain/notification-audience';
import { Details } from '#kit/Details';
import { timestampText } from '#kit/dates';
import { Loading } from '#kit/Loading';
import type { ListState } from '#kit/list-state';
import { QueryState } from '#kit/QueryState';
import type { RecordEditing } from '#kit/record-editing';
import { useScope } from '#kit/scope';
import { type Inbox, useInboxCan } from '#machines/notifications/notifications.react';
import { audienceText } from './audience-text';

const Receivers = lazy(() => import('./receivers/Receivers'));

interface NotificationDetailProps {
  id: number;
  editing: RecordEditing<ComposedNotification>;
  inbox: Inbox;
  list: ListState;
}

export function NotificationDetail({ id, editing, inbox, list }: NotificationDetailProps) {
  const query = useQuery(notificationDetail(useScope(), id));
  return (
    <QueryState query={query}>
      {(notification) => {
        const { title, description, operator, created_at: at, read } = notification;
        return (
          <>
            <Details
              entries={[
                { title: 'notification.field.title', value: title },
                { title: 'notification.field.description', value: description, prose: true },
                { title: 'notification.field.operator', value: operator },
                { title: 'notification.field.created_at', value: at ? timestampText(at) : null },
                {
                  title: 'notification.field.read',
                  value: <FormattedMessage id={read ? 'notification.read' : 'notification.unread'} />,
                },
                { title: 'notification.field.audience', value: audienceText(notification) },
              ]}
            />
            <Suspense fallback={<Loading />}>
              <Receivers notification={notification} list={list} />
            </Suspense>
            <footer className="form-footer">
              <button type="button" className="button danger-text" onClick={() => editing.remove(id, title)}>
                <FormattedMessage id="record.delete" />
              </button>
              <Link className="button" href={editing.hrefs.copy(id)}>
                <FormattedMessage id="record.copy" />
              </Link>
              <ResendButton id={id} name={title} inbox={inbox} />
            </footer>
          </>
        );
      }}
    </QueryState>
  );
}

function ResendButton({ id, name, inbox }: { id: number; name: string; inbox: Inbox }) {
  const event = { type: 'resend', id, name } as const;
  const may = useInboxCan(inbox, event);
  return (
    <button type="button" className="button" disabled={!may} onClick={() => inbox.send(event)}>
      <FormattedMessage id="notification.resend" />
    </button>
  );
}
