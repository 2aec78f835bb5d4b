import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useListState } from '#kit/list/list-state';
import { Failed } from '#kit/page/Failed';
import { Skeleton } from '#kit/page/Skeleton';
import type { ChatActor } from '#machines/chat/chat.react';
import type { ChatOutboxActor } from '#machines/chat-outbox/chat-outbox.react';
import { Composer } from './Composer';
import type { ChatViewEffects } from './chat-effects';
import { MessageList } from './MessageList';
import { useSeenTyping } from './use-seen-typing';

interface RoomPanelProps {
  roomId: string;
  actor: ChatActor;
  outbox: ChatOutboxActor;
  effects: ChatViewEffects;
}

/** The open room: the other party, the messages and the composer. */
export function RoomPanel({ roomId, actor, outbox, effects }: RoomPanelProps) {
  const intl = useIntl();
  const list = useListState();
  const [sentCount, setSentCount] = useState(0);
  const roomRecord = useSelector(actor, ({ context }) =>
    context.room === roomId ? context.roomRecord : null,
  );
  const state = useSelector(actor, (snapshot) => roomStateOf(snapshot.value));
  // The SDK notices a lost connection after ten seconds; a message that cannot be sent shows it sooner.
  const isConnected = useSelector(actor, ({ context }) => context.connected);
  const isOutboxWaiting = useSelector(outbox, (snapshot) => snapshot.matches('waiting'));
  const isOtherTyping = useSeenTyping(roomRecord);
  const name = roomRecord?.name || (roomRecord === null ? '' : intl.formatMessage({ id: 'chat.nameless' }));
  return (
    <section className="chat-room" aria-label={intl.formatMessage({ id: 'chat.room' }, { name })}>
      <header className="chat-head">
        <Link className="icon-button chat-back" href={list.href({ room: null })}>
          <span className="pi pi-arrow-left" aria-hidden="true" />
          <span className="visually-hidden">
            <FormattedMessage id="chat.back" />
          </span>
        </Link>
        <h2>{name}</h2>
        <p className="quiet chat-typing" role="status">
          {isOtherTyping ? <FormattedMessage id="chat.typing" /> : null}
        </p>
      </header>
      {isConnected && !isOutboxWaiting ? null : (
        <p className="chat-offline" role="status">
          <FormattedMessage id="chat.offline" />
        </p>
      )}
      {state === 'missing' ? (
        <p className="records-note" role="alert">
          <FormattedMessage id="chat.missing" />
        </p>
      ) : state === 'broken' ? (
        <Failed busy={false} onRetry={() => actor.send({ type: 'try again' })} />
      ) : state === 'open' ? (
        <MessageList actor={actor} outbox={outbox} sentCount={sentCount} />
      ) : (
        <div className="chat-messages" aria-busy="true">
          <Skeleton rows={10} />
        </div>
      )}
      {state === 'missing' ? null : (
        <Composer
          roomId={roomId}
          outbox={outbox}
          onTyping={(isTyping) => effects.setTyping(roomId, isTyping)}
          onSent={() => setSentCount((times) => times + 1)}
        />
      )}
    </section>
  );
}

type RoomState = 'opening' | 'open' | 'missing' | 'broken';

/** State of the panel from the machine's value: `{ live: { room: … } }`, `{ live: 'missing' }`. */
function roomStateOf(value: unknown): RoomState {
  const live = (value as { live?: unknown }).live;
  if (live === 'missing' || live === 'broken') return live;
  const roomValue = (live as { room?: unknown } | undefined)?.room;
  return typeof roomValue === 'object' && roomValue !== null ? 'open' : 'opening';
}
