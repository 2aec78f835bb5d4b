import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { notificationDetail } from '#api/messaging/notification-queries';
import { useScope } from '#kit/context/scope';
import { Loading } from '#kit/page/Loading';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';
import { timestampText } from '#kit/services/dates';
import { audienceText } from './audience-text';
import type { Notifications } from './use-notifications';

const Receivers = lazy(() => import('./receivers/Receivers'));

interface NotificationDetailProps {
  id: number;
  notifications: Notifications;
}

export default function NotificationDetail({ id, notifications }: NotificationDetailProps) {
  const { list, editing, resend } = notifications;
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
              <button type="button" className="button" onClick={() => resend({ id, name: title })}>
                <FormattedMessage id="notification.resend" />
              </button>
            </footer>
          </>
        );
      }}
    </QueryState>
  );
}
