import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { administratorOf } from '#api/people/administrator-query';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useListState } from '#kit/list/list-state';
import { Failed } from '#kit/page/Failed';
import { PageHead } from '#kit/page/PageHead';
import { Skeleton } from '#kit/page/Skeleton';
import { useRealtimeLine } from '#machines/realtime/realtime.react';
import { ChatPanes } from './ChatPanes';
import './chat.css';

/** チャット: the rooms of whoever is signed in, and one of them open (R-GEN-37). */
export default function ChatView() {
  return (
    <>
      <PageHead title="chat.title">
        <Administrator />
      </PageHead>
      <Line />
    </>
  );
}

/** Whom to turn to in this city (E-023); nobody is no failure of the chat. */
function Administrator() {
  const { data } = useQuery(administratorOf(useScope()));
  if (!data?.name) return null;
  return (
    <p className="quiet chat-administrator">
      <FormattedMessage id="chat.administrator" values={{ name: data.name }} />
    </p>
  );
}

/** The chat lives by the realtime session, which joins when the page stands: nothing here may say that it is coming. */
function Line() {
  const { firebase } = useAppServices().settings;
  const { state, tryAgain, denied } = useRealtimeLine();
  const [joined, join] = useState(false);
  const room = useListState().parameter('room');
  if (state === 'listening' && !joined) join(true);
  if (firebase === null) {
    return (
      <p className="records-note">
        <FormattedMessage id="chat.none" />
      </p>
    );
  }
  if (joined) return <ChatPanes listening={state === 'listening'} onDenied={denied} />;
  if (state === 'refused') return <Failed busy={false} onRetry={tryAgain} />;
  return (
    <div className="chat" role="status" data-open={room !== null}>
      <span className="visually-hidden">
        <FormattedMessage id="chat.connecting" />
      </span>
      {/* both sides as they will stand, so that nothing jumps when they come */}
      <div className="chat-rooms">
        <Skeleton rows={8} />
      </div>
      <div className="chat-room">{room === null ? null : <Skeleton rows={10} />}</div>
    </div>
  );
}
