import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { notificationDetail } from '#api/notification-queries';
import type { NotificationDraft } from '#domain/notification';
import { Details } from '#kit/Details';
import { timestampText } from '#kit/dates';
import { QueryState } from '#kit/QueryState';
import type { RecordEditing } from '#kit/record-editing';
import { useScope } from '#kit/scope';

export function NotificationDetail({
  id,
  editing,
}: {
  id: number;
  editing: RecordEditing<NotificationDraft>;
}) {
  const query = useQuery(notificationDetail(useScope(), id));
  return (
    <QueryState query={query}>
      {({ title, description, operator, created_at: at, read }) => (
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
            ]}
          />
          <footer className="form-footer">
            <button type="button" className="button danger-text" onClick={() => editing.remove(id, title)}>
              <FormattedMessage id="record.delete" />
            </button>
            <Link className="button" href={editing.hrefs.copy(id)}>
              <FormattedMessage id="record.copy" />
            </Link>
          </footer>
        </>
      )}
    </QueryState>
  );
}
