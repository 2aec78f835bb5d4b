import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { notificationDetail } from '#api/messaging/notification-queries';
import { ReadTag } from '#kit/column/ReadTag';
import { useScope } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { lazyComponent } from '#kit/page/lazy-component';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import { audienceText } from './audience-text';
import type { Notifications } from './use-notifications';

const Receivers = lazyComponent(() => import('./receivers/Receivers'));

interface NotificationDetailProps {
  id: number;
  notifications: Notifications;
}

export default function NotificationDetail({ id, notifications }: NotificationDetailProps) {
  const intl = useIntl();
  const { list, recordController, askToResend, isOwn } = notifications;
  const label = (messageId: string) => intl.formatMessage({ id: messageId });
  const query = useQuery(notificationDetail(useScope(), id));
  const resendAction = (name: string) => ({
    label: label('notification.resend'),
    icon: 'pi pi-send',
    onSelect: () => askToResend({ id, name }),
  });
  const removeAction = (name: string) => ({
    label: label('record.delete'),
    icon: 'pi pi-trash',
    danger: true,
    onSelect: () => recordController.remove(id, name),
  });
  return (
    <QueryState query={query}>
      {(notification) => {
        const { title, description, operator, created_at: at, read } = notification;
        return (
          <RecordFrame
            name={title}
            tags={<ReadTag read={read} />}
            primary={{
              label: label('record.copy'),
              href: recordController.hrefs.copy(id),
              icon: 'pi pi-copy',
            }}
            actions={isOwn(notification) ? [resendAction(title), removeAction(title)] : []}
          >
            <Details
              entries={[
                { title: 'notification.field.description', value: description, prose: true },
                { title: 'notification.field.operator', value: operator },
                { title: 'notification.field.created_at', value: <Moment at={at} /> },
                { title: 'notification.field.audience', value: audienceText(notification) },
              ]}
            />
            <Receivers notification={notification} list={list} />
          </RecordFrame>
        );
      }}
    </QueryState>
  );
}
