import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { notificationKeys } from '#api/messaging/notification-queries';
import { confirmationList } from '#api/messaging/receiver-queries';
import { userNotify } from '#api/messaging/user-notify';
import type { Notification } from '#domain/messaging/notification';
import type { UserNotify } from '#domain/messaging/user-notify';
import { StateTag } from '#kit/column/StateTag';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useSending } from '#kit/form/use-sending';
import type { ListState } from '#kit/list/list-state';
import { InnerList } from './InnerList';
import { useInnerList } from './use-inner-list';

interface ConfirmationListProps {
  notification: Notification;
  list: ListState;
}

/** Users of the console, each with the confirmation of the notice; the others can be reminded one by one. */
export function ConfirmationList({ notification, list }: ConfirmationListProps) {
  const innerList = useInnerList(list);
  const query = useQuery(confirmationList(useScope(), notification.id, innerList.query));
  innerList.follow(query);
  return (
    <InnerList
      caption="receiver.confirmations"
      innerList={innerList}
      query={query}
      rowKey={(row) => row.id}
      nameOf={nameOf}
    >
      {(row) => (
        <>
          <StateTag
            tone={row.confirmed ? 'done' : 'waiting'}
            text={row.confirmed ? 'notice.confirmed' : 'notice.unconfirmed'}
          />
          {row.confirmed || row.user_id == null ? null : (
            <RemindButton notification={notification} row={row} userId={row.user_id} />
          )}
        </>
      )}
    </InnerList>
  );
}

interface RemindButtonProps {
  notification: Notification;
  row: UserNotify;
  userId: number;
}

/** Sends the notice to one user again (E-075). */
function RemindButton({ notification: { id, title, description }, row, userId }: RemindButtonProps) {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { busy: isSending, start: startSending, confirmation } = useSending();
  const remind = () =>
    startSending(async (signal) => {
      const query = { notification_id: id, city: scope.city };
      await scope.call(userNotify.create, {
        query,
        body: { title, description, user_ids: [userId] },
        signal,
      });
      toasts.show('success', { messageId: 'receiver.reminded', values: { name: nameOf(row) } });
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all(scope) });
    });
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-disabled={isSending}
        aria-label={intl.formatMessage({ id: 'receiver.remindNamed' }, { name: nameOf(row) })}
        onClick={remind}
      >
        <FormattedMessage id="receiver.remind" />
      </button>
      {confirmation}
    </>
  );
}

const nameOf = ({ user, id }: UserNotify): string => user || `#${id}`;
