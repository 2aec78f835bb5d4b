import { useState } from 'react';
import { notificationsOfSpan } from '#api/messaging/notifications-of-span';
import { dayAt } from '#domain/base/week';
import type { NotificationDraft } from '#domain/messaging/notification';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { LastYearRows } from '#kit/record/LastYearRows';
import { shortText } from '#kit/services/short-text';

/** A press uses title and text of a notification of last year; the audience that the author has chosen stays. */
export default function LastYearNotifications({ onUse }: { onUse: (texts: NotificationDraft) => void }) {
  const scope = useScope();
  const { clock } = useAppServices();
  const [today] = useState(() => dayAt(clock.now()));
  return (
    <LastYearRows
      day={today}
      query={(span) => notificationsOfSpan(scope, span)}
      momentOf={({ created_at }) => created_at}
      empty="notification.lastYear.empty"
    >
      {({ id, title, description }) => (
        <button type="button" className="button small" onClick={() => onUse({ title, description })}>
          {shortText(title) || `#${id}`}
        </button>
      )}
    </LastYearRows>
  );
}
