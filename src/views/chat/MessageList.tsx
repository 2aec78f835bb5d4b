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
  sent: number;
}

/** The messages by day. Older ones are added above; the newest stay in view unless the user scrolls away. */
export function MessageList({ actor, outbox, sent }: MessageListProps) {
  const intl = useIntl();
  const { user } = useScope();
  const { messages, older, room, connected } = useSelector(actor, ({ context }) => context);
  const past = useSelector(actor, pastOf);
  const letters = useSelector(outbox, ({ context }) => context.letters);
  const waits = useSelector(outbox, (snapshot) => snapshot.matches('waiting')) || !connected;
  const list = useRef<HTMLDivElement>(null);
  const shown = useMessageWindow({
    list,
    messages,
    older,
    loadOlder: () => actor.send({ type: 'show older' }),
    sent,
  });
  const onPage = messages.slice(shown.from, shown.to);
  const readUpTo = messages.findLastIndex(({ sender, state }) => sender === user && state === 'read');
  const unsent = letters.filter(
    (letter) => letter.room === room && !messages.some(({ id }) => id === letter.id),
  );
  const news = newsSince(messages, shown.atEnd ? undefined : shown.seen, user);
  return (
    <div className="chat-messages">
      <div
        ref={list}
        className="chat-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must scroll by keys too
        tabIndex={0}
        role="log"
        aria-label={intl.formatMessage({ id: 'chat.messages' })}
        onScroll={shown.onScroll}
      >
        {older || shown.from > 0 ? (
          <button
            type="button"
            className="button small"
            aria-disabled={past === 'loading'}
            onClick={past === 'loading' ? undefined : shown.showEarlier}
          >
            <FormattedMessage id={past === 'failed' ? 'chat.olderFailed' : 'chat.older'} />
          </button>
        ) : null}
        {messages.length === 0 && unsent.length === 0 ? (
          <p className="records-note">
            <FormattedMessage id="chat.nothingSaid" />
          </p>
        ) : null}
        <ol>
          {onPage.map((message, index) => (
            <Fragment key={message.id}>
              {dayOf(onPage[index - 1]) === dayOf(message) ? null : (
                <li className="chat-day">
                  <Moment at={message.sent_at} dayOnly />
                </li>
              )}
              <MessageLine
                message={message}
                own={message.sender === user}
                // The other party reads a room as a whole: every message before a read one is read.
                read={shown.from + index <= readUpTo}
              />
            </Fragment>
          ))}
          {shown.to === messages.length
            ? unsent.map((letter) => (
                <LetterLine key={letter.id} letter={letter} waits={waits} outbox={outbox} />
              ))
            : null}
        </ol>
      </div>
      {shown.atEnd ? null : (
        <button type="button" className="button small chat-down" onClick={shown.toEnd}>
          <span className="pi pi-arrow-down" aria-hidden="true" />
          {news > 0 ? (
            <FormattedMessage id="chat.news" values={{ count: news }} />
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

/** Number of messages of others after `seen`, the newest message at that time. */
function newsSince(messages: readonly ChatMessage[], seen: string | undefined, user: number): number {
  const index = messages.findIndex(({ id }) => id === seen);
  return index === -1 ? 0 : messages.slice(index + 1).filter(({ sender }) => sender !== user).length;
}

function pastOf(snapshot: { value: unknown }): string {
  const { live } = snapshot.value as { live?: { room?: { open?: { past?: string } } } };
  return live?.room?.open?.past ?? 'resting';
}
