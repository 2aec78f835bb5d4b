import { useQuery } from '@tanstack/react-query';
import { receiverList } from '#api/messaging/receiver-queries';
import { displayName } from '#domain/people/profile';
import { ReadTag } from '#kit/column/ReadTag';
import { useScope } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { InnerList } from './InnerList';
import { useInnerList } from './use-inner-list';

/** All receivers, each with the state of reading. */
export function ReceiverList({ id, list }: { id: number; list: ListState }) {
  const innerList = useInnerList(list);
  const query = useQuery(receiverList(useScope(), id, innerList.query));
  innerList.follow(query);
  return (
    <InnerList
      caption="receiver.receivers"
      innerList={innerList}
      query={query}
      rowKey={(row) => row.id}
      nameOf={(row) => displayName(row)}
    >
      {({ username, read }) => (
        <>
          <span className="clamp quiet">{username}</span>
          <ReadTag read={read} />
        </>
      )}
    </InnerList>
  );
}
