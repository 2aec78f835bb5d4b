import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '#domain/messaging/chat-message';
import { timeText } from '#kit/services/dates';

interface MessageLineProps {
  message: ChatMessage;
  isOwn: boolean;
  /** The other party has read the message. */
  isRead: boolean;
}

export function MessageLine({ message: { id, text, sent_at }, isOwn, isRead }: MessageLineProps) {
  return (
    <li className={isOwn ? 'chat-own' : 'chat-other'} data-id={id}>
      <p>{text}</p>
      <span className="chat-mark">
        {isOwn ? <FormattedMessage id={isRead ? 'chat.read' : 'chat.sent'} /> : null}
        <time dateTime={sent_at}>{timeText(sent_at)}</time>
      </span>
    </li>
  );
}
