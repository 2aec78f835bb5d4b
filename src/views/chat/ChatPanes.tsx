import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { type ListState, useListState } from '#kit/list/list-state';
import { Failed } from '#kit/page/Failed';
import { useNarrowerThan } from '#kit/services/use-media';
import { type ChatActor, useChat } from '#machines/chat/chat.react';
import { chatEffects } from './chat-effects';
import { RoomList } from './RoomList';
import { RoomPanel } from './RoomPanel';
import { useOutbox } from './use-outbox';

interface ChatPanesProps {
  isListening: boolean;
  /** Called when the service denies a request. Must be a stable function. */
  onDenied: () => void;
}

/** The rooms on one side, the open room on the other; a phone shows one. The address names the room. */
export function ChatPanes({ isListening, onDenied }: ChatPanesProps) {
  const { user: ownId, city } = useScope();
  const { errorLog } = useAppServices();
  const list = useListState();
  const roomId = list.parameter('room');
  const effects = useMemo(
    () => chatEffects({ user: ownId, city }, errorLog, onDenied),
    [ownId, city, errorLog, onDenied],
  );
  const [initialInput] = useState({ user: ownId, room: roomId, search: list.search, shown: isTabVisible() });
  const actor = useChat(effects, initialInput);
  const outbox = useOutbox(actor, effects);
  useRoomAndSearchOfAddress(actor, roomId, list.search);
  useNewestUnread(actor, list);
  useTabVisibility(actor);
  useRetryOnListening(actor, isListening);
  const isChatRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const hasNoRooms = useSelector(actor, ({ context }) => context.rooms?.length === 0);
  if (isChatRefused) return <Failed busy={false} onRetry={() => actor.send({ type: 'try again' })} />;
  return (
    <div className="chat" data-open={roomId !== null}>
      <RoomList actor={actor} />
      {roomId === null ? (
        <section className="chat-room chat-nothing">
          {hasNoRooms ? null : (
            <p className="records-note">
              <FormattedMessage id="chat.choose" />
            </p>
          )}
        </section>
      ) : (
        <RoomPanel key={roomId} roomId={roomId} actor={actor} outbox={outbox} effects={effects} />
      )}
    </div>
  );
}

const isTabVisible = () => document.visibilityState === 'visible';

function useRoomAndSearchOfAddress(actor: ChatActor, roomId: string | null, search: string) {
  useEffect(
    function openRoom() {
      actor.send({ type: 'open', room: roomId });
    },
    [actor, roomId],
  );
  useEffect(
    function searchRooms() {
      if (actor.getSnapshot().context.roomsQuery.search !== search)
        actor.send({ type: 'search', text: search });
    },
    [actor, search],
  );
}

/** Opens, once, the newest room with unread messages; chat.css shows no room beside the list below this width. */
function useNewestUnread(actor: ChatActor, list: ListState) {
  const isNarrow = useNarrowerThan(768);
  const hasRoomOrSearch = list.parameter('room') !== null || list.search !== '';
  const isRoomDecided = useRef(hasRoomOrSearch || isNarrow);
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  useEffect(
    function openNewestUnread() {
      if (rooms === null || isRoomDecided.current) return;
      isRoomDecided.current = true;
      const newestUnread = rooms.find(({ unread }) => unread > 0);
      if (newestUnread !== undefined && !hasRoomOrSearch) list.replace({ room: newestUnread.id });
    },
    [rooms, hasRoomOrSearch, list],
  );
}

/** Messages that arrive while the tab is hidden stay unread. */
function useTabVisibility(actor: ChatActor) {
  useEffect(
    function followVisibility() {
      const sendVisibility = () => actor.send({ type: isTabVisible() ? 'look' : 'look away' });
      sendVisibility();
      document.addEventListener('visibilitychange', sendVisibility);
      return () => document.removeEventListener('visibilitychange', sendVisibility);
    },
    [actor],
  );
}

/** A denied listener does not resume: after a new login it is created anew. */
function useRetryOnListening(actor: ChatActor, isListening: boolean) {
  useEffect(
    function tryWithNewLogin() {
      if (isListening) actor.send({ type: 'try again' });
    },
    [actor, isListening],
  );
}
