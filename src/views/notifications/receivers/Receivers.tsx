import { useIntl } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import type { ListState } from '#kit/list/list-state';
import { TabLinks } from '#kit/page/TabLinks';
import { ConditionOfPush } from './ConditionOfPush';
import { ConfirmationList } from './ConfirmationList';
import { ReceiverList } from './ReceiverList';
import './receivers.css';

interface ReceiversProps {
  notification: Notification;
  list: ListState;
}

/** The receivers of a notification; the address holds their part, page and search. */
export default function Receivers({ notification, list }: ReceiversProps) {
  const intl = useIntl();
  const { audience } = notification;
  const isConfirmationsTab = list.parameter('show') === 'confirmations';
  const hrefOf = (show: string | null) => list.href({ show, 'detail-page': null, 'detail-search': null });
  return (
    <section className="receivers" aria-label={intl.formatMessage({ id: 'receiver.title' })}>
      {audience === 'condition' || audience === 'passHolders' ? (
        <ConditionOfPush id={notification.id} />
      ) : null}
      <TabLinks
        label="receiver.title"
        parts={[
          { href: hrefOf(null), title: 'receiver.receivers', current: !isConfirmationsTab },
          { href: hrefOf('confirmations'), title: 'receiver.confirmations', current: isConfirmationsTab },
        ]}
      />
      {isConfirmationsTab ? (
        <ConfirmationList notification={notification} list={list} />
      ) : (
        <ReceiverList id={notification.id} list={list} />
      )}
    </section>
  );
}
