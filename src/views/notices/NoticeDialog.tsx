import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import { Moment } from '#kit/date/Moment';
import { Dialog } from '#kit/overlay/Dialog';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import { type Inbox, useInboxCan } from '#machines/notifications/notifications.react';

export type DetailQuery = (
  id: number,
) => UseQueryOptions<Notification, Error, Notification, (string | number)[]>;

interface NoticeDialogProps {
  id: number;
  detailQuery: DetailQuery;
  inbox: Inbox;
  onClose: () => void;
}

/** A notice in detail. Opening marks it as read, and the button confirms it (R-STATE-06, R-STATE-11). */
export function NoticeDialog({ id, detailQuery, inbox, onClose }: NoticeDialogProps) {
  const query = useQuery(detailQuery(id));
  const isUnread = query.data?.read === false;
  useEffect(
    function readOnOpening() {
      if (isUnread) inbox.send({ type: 'read', id });
    },
    [isUnread, inbox, id],
  );
  return (
    <Dialog title={<FormattedMessage id="notice.detail" />} onClose={onClose} reading>
      <QueryState query={query}>
        {({ title, description, operator, created_at: at, confirmed, user_notify: receiptId }) => (
          <RecordFrame
            key={id}
            name={title}
            pending={
              confirmed === false && receiptId != null ? (
                <footer className="form-footer">
                  <ConfirmButton receiptId={receiptId} inbox={inbox} />
                </footer>
              ) : null
            }
          >
            <Details
              entries={[
                { title: 'notification.field.description', value: description, prose: true },
                { title: 'notification.field.operator', value: operator },
                { title: 'notification.field.created_at', value: <Moment at={at} /> },
                {
                  title: 'notice.confirmation',
                  value:
                    confirmed == null ? null : (
                      <FormattedMessage id={confirmed ? 'notice.confirmed' : 'notice.unconfirmed'} />
                    ),
                },
              ]}
            />
          </RecordFrame>
        )}
      </QueryState>
    </Dialog>
  );
}

/** `receiptId`: id of the receipt of the notice by this user. */
function ConfirmButton({ receiptId, inbox }: { receiptId: number; inbox: Inbox }) {
  const confirmEvent = { type: 'confirm', id: receiptId } as const;
  const canConfirm = useInboxCan(inbox, confirmEvent);
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={!canConfirm}
      onClick={() => inbox.send(confirmEvent)}
    >
      <span className={canConfirm ? 'pi pi-check' : 'spinner'} aria-hidden="true" />
      <FormattedMessage id="notice.confirm" />
    </button>
  );
}
