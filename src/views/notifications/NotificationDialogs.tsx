import { lazy } from 'react';
import type { ComposedNotification } from '#domain/notification-audience';
import type { ListState } from '#kit/list-state';
import { RecordDialogs } from '#kit/RecordDialogs';
import type { RecordEditing } from '#kit/record-editing';
import type { Inbox } from '#machines/notifications/notifications.react';
import { NotificationDetail } from './NotificationDetail';
import { ResendQuestion } from './ResendQuestion';

const NotificationForm = lazy(() => import('./NotificationForm'));
const AudiencePart = lazy(() => import('./audience/AudiencePart'));
const SendQuestion = lazy(() => import('./audience/SendQuestion'));

interface NotificationDialogsProps {
  editing: RecordEditing<ComposedNotification>;
  inbox: Inbox;
  list: ListState;
  /** What a new one starts from. */
  initial: ComposedNotification;
}

/** Everything that opens over a list of notifications. */
export const NotificationDialogs = ({ editing, inbox, list, initial }: NotificationDialogsProps) => (
  <>
    <RecordDialogs
      editing={editing}
      titles={{
        view: 'notification.detail',
        create: 'notification.create',
        copy: 'notification.copy',
        edit: 'notification.create',
      }}
      detail={(id) => <NotificationDetail id={id} editing={editing} inbox={inbox} list={list} />}
      form={(mode, id) => (
        <NotificationForm
          editing={editing}
          initial={initial}
          copied={mode === 'create' ? null : id}
          Audience={AudiencePart}
          Question={SendQuestion}
        />
      )}
    />
    <ResendQuestion inbox={inbox} />
  </>
);
