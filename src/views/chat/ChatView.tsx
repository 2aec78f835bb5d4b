import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cityAdministratorOf } from '#api/people/city-administrator-query';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { TasksReturn } from '#kit/decision-queue/TasksReturn';
import { useListState } from '#kit/list/list-state';
import { Failed } from '#kit/page/Failed';
import { PageHead } from '#kit/page/PageHead';
import { Skeleton } from '#kit/page/Skeleton';
import { useRealtimeLine } from '#machines/realtime/realtime.react';
import { ChatPanes } from './ChatPanes';
import './chat.css';

/** チャット: the rooms of the signed-in user, and the open room (R-GEN-37). */
export default function ChatView() {
  return (
    <>
      <PageHead title="chat.title">
        <CityAdministrator />
        <TasksReturn />
      </PageHead>
      <ChatConnection />
    </>
  );
}

/** The contact person in this city (E-023). A missing one is no failure of the chat. */
function CityAdministrator() {
  const { data } = useQuery(cityAdministratorOf(useScope()));
  if (!data?.name) return null;
  return (
    <p className="quiet chat-administrator">
      <FormattedMessage id="chat.administrator" values={{ name: data.name }} />
    </p>
  );
}

/**
 * The chat waits for the realtime session, which joins only when no component is loading: nothing here may
 * register as loading.
 */
function ChatConnection() {
  const { firebase } = useAppServices().settings;
  const { state, tryAgain, denied: onDenied } = useRealtimeLine();
  const [hasJoined, setHasJoined] = useState(false);
  const roomId = useListState().parameter('room');
  if (state === 'listening' && !hasJoined) setHasJoined(true);
  if (firebase === null) {
    return (
      <p className="records-note">
        <FormattedMessage id="chat.none" />
      </p>
    );
  }
  if (hasJoined) return <ChatPanes isListening={state === 'listening'} onDenied={onDenied} />;
  if (state === 'refused') return <Failed busy={false} onRetry={tryAgain} />;
  return (
    <div className="chat" role="status" data-open={roomId !== null}>
      <span className="visually-hidden">
        <FormattedMessage id="chat.connecting" />
      </span>
      {/* Both sides in their final layout, so that nothing shifts after loading. */}
      <div className="chat-rooms">
        <Skeleton rows={8} />
      </div>
      <div className="chat-room">{roomId === null ? null : <Skeleton rows={10} />}</div>
    </div>
  );
}
