import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasFeature } from '#domain/places/cities';
import { useUser } from '#kit/context/scope';
import { useListState } from '#kit/list/list-state';
import { SearchInput } from '#kit/list/SearchInput';
import { Skeleton } from '#kit/page/Skeleton';
import type { ChatActor } from '#machines/chat/chat.react';
import { RoomLine } from './RoomLine';

/** The rooms, newest first, twenty at a time (R-CONST-04). */
export function RoomList({ actor }: { actor: ChatActor }) {
  const intl = useIntl();
  const { city } = useUser();
  const list = useListState();
  const rooms = useSelector(actor, ({ context }) => context.rooms);
  const hasMoreRooms = useSelector(actor, ({ context }) => context.moreRooms);
  return (
    <section className="chat-rooms" aria-label={intl.formatMessage({ id: 'chat.rooms' })}>
      <SearchInput value={list.search} label="chat.search" onSearch={list.setSearch} />
      {rooms === null ? (
        <Skeleton rows={8} />
      ) : rooms.length === 0 ? (
        <p className="records-note" role="status">
          {list.search === '' ? (
            <FormattedMessage id={hasFeature(city, 'chat') ? 'chat.empty' : 'chat.unused'} />
          ) : (
            <FormattedMessage id="list.noMatch" values={{ search: list.search }} />
          )}
        </p>
      ) : (
        <ul>
          {rooms.map((room) => (
            <RoomLine
              key={room.id}
              room={room}
              href={list.href({ room: room.id })}
              isCurrent={list.parameter('room') === room.id}
            />
          ))}
        </ul>
      )}
      {hasMoreRooms ? (
        <button type="button" className="button small" onClick={() => actor.send({ type: 'more rooms' })}>
          <FormattedMessage id="chat.moreRooms" />
        </button>
      ) : null}
    </section>
  );
}
