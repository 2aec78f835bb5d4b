import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { CHAT_UNREAD_MAX } from '#domain/base/limits';
import { dayAt } from '#domain/base/week';
import type { ChatRoom } from '#domain/messaging/chat-room';
import { useAppServices } from '#kit/context/app-services';
import { cappedCount } from '#kit/services/capped-count';
import { localMoment, timeText } from '#kit/services/dates';
import { useSeenTyping } from './use-seen-typing';

interface RoomLineProps {
  room: ChatRoom;
  href: string;
  isCurrent: boolean;
}

export function RoomLine({ room, href, isCurrent }: RoomLineProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const isOtherTyping = useSeenTyping(room);
  const { name, last_message, last_sent_at, unread } = room;
  const isToday = last_sent_at != null && dayAt(last_sent_at) === dayAt(clock.now());
  return (
    <li>
      <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
        <span className="chat-name">{name || intl.formatMessage({ id: 'chat.nameless' })}</span>
        {last_sent_at == null ? null : (
          <time dateTime={last_sent_at}>
            {isToday ? timeText(last_sent_at) : localMoment(intl, last_sent_at, clock.now(), true)}
          </time>
        )}
        <span className="chat-last">
          {isOtherTyping ? <FormattedMessage id="chat.typing" /> : (last_message ?? '')}
        </span>
        {unread > 0 ? (
          <>
            <span className="badge" aria-hidden="true">
              {cappedCount(unread, CHAT_UNREAD_MAX)}
            </span>
            <span className="visually-hidden">
              <FormattedMessage id="chat.unread" values={{ count: unread }} />
            </span>
          </>
        ) : null}
      </Link>
    </li>
  );
}
