import { FormattedMessage } from 'react-intl';
import type { Letter } from '#machines/chat-outbox/chat-outbox.machine';
import type { ChatOutboxActor } from '#machines/chat-outbox/chat-outbox.react';

interface LetterLineProps {
  letter: Letter;
  /** The connection is lost. */
  isConnectionLost: boolean;
  outbox: ChatOutboxActor;
}

/** A message that has not arrived, and the reason. */
export function LetterLine({ letter: { id, text, refused }, isConnectionLost, outbox }: LetterLineProps) {
  return (
    <li className="chat-own chat-letter">
      <p>{text}</p>
      {refused ? (
        <span className="chat-mark" role="alert">
          <span className="chat-refused">
            <FormattedMessage id="chat.refused" />
          </span>
          <button
            type="button"
            className="button small"
            onClick={() => outbox.send({ type: 'send again', id })}
          >
            <FormattedMessage id="chat.sendAgain" />
          </button>
          <button type="button" className="button small" onClick={() => outbox.send({ type: 'discard', id })}>
            <FormattedMessage id="chat.discard" />
          </button>
        </span>
      ) : (
        <span className="chat-mark">
          <FormattedMessage id={isConnectionLost ? 'chat.waits' : 'chat.sending'} />
        </span>
      )}
    </li>
  );
}
