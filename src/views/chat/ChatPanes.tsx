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
  listening: boolean;
  /** Called when the service denies a request. Must be a stable function. */
  onDenied: () => void;
}

/** The rooms on one side, the open room on the other; a phone shows one. The address names the room. */
export function ChatPanes({ listening, onDenied }: ChatPanesProps) {
  const { user, city } = useScope();
  const { errorLog } = useAppServices();
  const list = useListState();
  const room = list.parameter('room');
  const effects = useMemo(
    () => chatEffects({ user, city }, errorLog, onDenied),
    [user, city, errorLog, onDenied],
  );
  const [begun] = useState({ user, room, search: list.search, shown: isShown() });
  const actor = useChat(effects, begun);
  const outbox = useOutbox(actor, effects);
  useAddress(actor, room, list.search);
  useNewestUnread(actor, list);
  useLooking(actor);
  useComeBack(actor, listening);
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const nothing = useSelector(actor, ({ context }) => context.rooms?.length === 0);
  if (refused) return <Failed busy={false} onRetry={() => actor.send({ type: 'try again' })} />;
  return (
    <div className="chat" data-open={room !== null}>
      <RoomList actor={actor} />
      {room === null ? (
        <section className="chat-room chat-nothing">
          {nothing ? null : (
            <p className="records-note">
              <FormattedMessage id="chat.choose" />
            </p>
          )}
        </section>
      ) : (
        <RoomPanel key={room} room={room} actor={actor} outbox={outbox} effects={effects} />
      )}
    </div>
  );
}

const isShown = () => document.visibilityState === 'visible';

function useAddress(actor: ChatActor, room: string | null, search: string) {
  useEffect(
    function openRoom() {
      actor.send({ type: 'open', room });
    },
    [actor, room],
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
  const oneSide = useNarrowerThan(768);
  const isChosen = list.parameter('room') !== null || list.search !== '';
  const settled = useRef(isChosen || oneSide);
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  useEffect(
    function openNewestUnread() {
      if (rooms === null || settled.current) return;
      settled.current = true;
      const newest = rooms.find(({ unread }) => unread > 0);
      if (newest !== undefined && !isChosen) list.replace({ room: newest.id });
    },
    [rooms, isChosen, list],
  );
}

/** Messages that arrive while the tab is hidden stay unread. */
function useLooking(actor: ChatActor) {
  useEffect(
    function followLooks() {
      const sendVisibility = () => actor.send({ type: isShown() ? 'look' : 'look away' });
      sendVisibility();
      document.addEventListener('visibilitychange', sendVisibility);
      return () => document.removeEventListener('visibilitychange', sendVisibility);
    },
    [actor],
  );
}

/** A denied listener does not resume: after a new login it is created anew. */
function useComeBack(actor: ChatActor, listening: boolean) {
  useEffect(
    function tryWithNewLogin() {
      if (listening) actor.send({ type: 'try again' });
    },
    [actor, listening],
  );
}
