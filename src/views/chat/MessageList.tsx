import { useSelector } from '@xstate/react';
import { Fragment, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayAt } from '#domain/base/week';
import type { ChatMessage } from '#domain/messaging/chat-message';
import { useScope } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import type { ChatActor } from '#machines/chat/chat.react';
import type { ChatOutboxActor } from '#machines/chat-outbox/chat-outbox.react';
import { LetterLine } from './LetterLine';
import { MessageLine } from './MessageLine';
import { useMessageWindow } from './use-message-window';

interface MessageListProps {
  actor: ChatActor;
  outbox: ChatOutboxActor;
  /** Number of messages sent in this room panel. */
  sentCount: number;
}

/** The messages by day. Older ones are added above; the newest stay in view unless the user scrolls away. */
export function MessageList({ actor, outbox, sentCount }: MessageListProps) {
  const intl = useIntl();
  const { user: ownId } = useScope();
  const {
    messages,
    older: hasOlder,
    room,
    connected: isConnected,
  } = useSelector(actor, ({ context }) => context);
  const olderState = useSelector(actor, olderStateOf);
  const letters = useSelector(outbox, ({ context }) => context.letters);
  const isConnectionLost = useSelector(outbox, (snapshot) => snapshot.matches('waiting')) || !isConnected;
  const scroller = useRef<HTMLDivElement>(null);
  const messageWindow = useMessageWindow({
    scroller,
    messages,
    hasOlder,
    loadOlder: () => actor.send({ type: 'show older' }),
    sentCount,
  });
  const messagesOnPage = messages.slice(messageWindow.from, messageWindow.to);
  const lastReadIndex = messages.findLastIndex(({ sender, state }) => sender === ownId && state === 'read');
  const unsentLetters = letters.filter(
    (letter) => letter.room === room && !messages.some(({ id }) => id === letter.id),
  );
  const newCount = newCountSince(messages, messageWindow.atEnd ? undefined : messageWindow.seenId, ownId);
  return (
    <div className="chat-messages">
      <div
        ref={scroller}
        className="chat-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must scroll by keys too
        tabIndex={0}
        role="log"
        aria-label={intl.formatMessage({ id: 'chat.messages' })}
        onScroll={messageWindow.onScroll}
      >
        {hasOlder || messageWindow.from > 0 ? (
          <button
            type="button"
            className="button small"
            aria-disabled={olderState === 'loading'}
            onClick={olderState === 'loading' ? undefined : messageWindow.showEarlier}
          >
            <FormattedMessage id={olderState === 'failed' ? 'chat.olderFailed' : 'chat.older'} />
          </button>
        ) : null}
        {messages.length === 0 && unsentLetters.length === 0 ? (
          <p className="records-note">
            <FormattedMessage id="chat.nothingSaid" />
          </p>
        ) : null}
        <ol>
          {messagesOnPage.map((message, index) => (
            <Fragment key={message.id}>
              {dayOf(messagesOnPage[index - 1]) === dayOf(message) ? null : (
                <li className="chat-day">
                  <Moment at={message.sent_at} dayOnly />
                </li>
              )}
              <MessageLine
                message={message}
                isOwn={message.sender === ownId}
                // The other party reads a room as a whole: every message before a read one is read.
                isRead={messageWindow.from + index <= lastReadIndex}
              />
            </Fragment>
          ))}
          {messageWindow.to === messages.length
            ? unsentLetters.map((letter) => (
                <LetterLine
                  key={letter.id}
                  letter={letter}
                  isConnectionLost={isConnectionLost}
                  outbox={outbox}
                />
              ))
            : null}
        </ol>
      </div>
      {messageWindow.atEnd ? null : (
        <button type="button" className="button small chat-down" onClick={messageWindow.scrollToEnd}>
          <span className="pi pi-arrow-down" aria-hidden="true" />
          {newCount > 0 ? (
            <FormattedMessage id="chat.news" values={{ count: newCount }} />
          ) : (
            <FormattedMessage id="chat.toNewest" />
          )}
        </button>
      )}
    </div>
  );
}

const dayOf = (message: ChatMessage | undefined): string | null =>
  message === undefined ? null : dayAt(message.sent_at);

/** Number of messages of others after `seenId`, the newest message at that time. */
function newCountSince(messages: readonly ChatMessage[], seenId: string | undefined, ownId: number): number {
  const index = messages.findIndex(({ id }) => id === seenId);
  return index === -1 ? 0 : messages.slice(index + 1).filter(({ sender }) => sender !== ownId).length;
}

function olderStateOf(snapshot: { value: unknown }): string {
  const { live } = snapshot.value as { live?: { room?: { open?: { past?: string } } } };
  return live?.room?.open?.past ?? 'resting';
}
