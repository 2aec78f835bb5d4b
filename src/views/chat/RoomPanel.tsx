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
  room: string;
  actor: ChatActor;
  outbox: ChatOutboxActor;
  effects: ChatViewEffects;
}

/** The open room: the other party, the messages and the composer. */
export function RoomPanel({ room, actor, outbox, effects }: RoomPanelProps) {
  const intl = useIntl();
  const list = useListState();
  const [sent, countSent] = useState(0);
  const roomRecord = useSelector(actor, ({ context }) => (context.room === room ? context.roomRecord : null));
  const state = useSelector(actor, (snapshot) => stateOf(snapshot.value));
  // The SDK notices a lost connection after ten seconds; a message that cannot be sent shows it sooner.
  const connected = useSelector(actor, ({ context }) => context.connected);
  const waits = useSelector(outbox, (snapshot) => snapshot.matches('waiting'));
  const typing = useSeenTyping(roomRecord);
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
          {typing ? <FormattedMessage id="chat.typing" /> : null}
        </p>
      </header>
      {connected && !waits ? null : (
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
        <MessageList actor={actor} outbox={outbox} sent={sent} />
      ) : (
        <div className="chat-messages" aria-busy="true">
          <Skeleton rows={10} />
        </div>
      )}
      {state === 'missing' ? null : (
        <Composer
          room={room}
          outbox={outbox}
          onTyping={(isTyping) => effects.setTyping(room, isTyping)}
          onSent={() => countSent((times) => times + 1)}
        />
      )}
    </section>
  );
}

type RoomState = 'opening' | 'open' | 'missing' | 'broken';

/** State of the panel from the machine's value: `{ live: { room: … } }`, `{ live: 'missing' }`. */
function stateOf(value: unknown): RoomState {
  const live = (value as { live?: unknown }).live;
  if (live === 'missing' || live === 'broken') return live;
  const inside = (live as { room?: unknown } | undefined)?.room;
  return typeof inside === 'object' && inside !== null ? 'open' : 'opening';
}
