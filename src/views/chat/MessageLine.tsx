import { FormattedMessage } from 'react-intl';
import type { ChatMessage } from '#domain/messaging/chat-message';
import { timeText } from '#kit/services/dates';

interface MessageLineProps {
  message: ChatMessage;
  own: boolean;
  /** The other party has read it. */
  read: boolean;
}

export function MessageLine({ message: { id, text, sent_at }, own, read }: MessageLineProps) {
  return (
    <li className={own ? 'chat-own' : 'chat-other'} data-id={id}>
      <p>{text}</p>
      <span className="chat-mark">
        {own ? <FormattedMessage id={read ? 'chat.read' : 'chat.sent'} /> : null}
        <time dateTime={sent_at}>{timeText(sent_at)}</time>
      </span>
    </li>
  );
}
