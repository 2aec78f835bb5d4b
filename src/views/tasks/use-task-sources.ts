import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Page } from '#api/http/shapes';
import { nearestReserves } from '#api/offers/reserve-queries';
import { longestWaitingUsers, oldestUnreadReports } from '#api/recruitment/waiting-queries';
import type { Reserve, ReserveState } from '#domain/offers/reserve';
import { isWaiting } from '#domain/recruitment/matching-user';
import { useAppServices } from '#kit/context/app-services';
import { useQuickLinks } from '#kit/context/quick-links';
import { useScope } from '#kit/context/scope';
import { stateAt } from '#machines/reservation/reservation-rules';
import { keyedTask, type Task, type TaskKind } from './task';
import type { TaskSource } from './task-order';
import { useNewestRooms } from './use-newest-rooms';

interface TaskSources {
  /** Of the kinds that this user has in the city. */
  sources: readonly TaskSource[];
  /** Rooms whose messages are all read. */
  readRooms: readonly string[];
}

/** What waits for this user, by kind. Each kind depends on the page of its records, and fails by itself. */
export function useTaskSources(): TaskSources {
  const scope = useScope();
  const { clock, settings } = useAppServices();
  const pages = useQuickLinks();
  const now = () => clock.now();
  const hasPage = (title: string) => pages.some((page) => page.title === title);
  const [hasIdentities, hasReports] = [hasPage('identity.title'), hasPage('postReport.title')];
  const hasReserves = hasPage('reserve.title');
  const hasChat = hasPage('chat.title') && settings.firebase !== null;
  const identities = useQuery({
    ...longestWaitingUsers(scope, settings.ordering),
    enabled: hasIdentities,
  });
  const reports = useQuery({ ...oldestUnreadReports(scope, settings.ordering), enabled: hasReports });
  const reserves = useQuery({ ...nearestReserves(scope, 'waiting', now), enabled: hasReserves });
  const cancellations = useQuery({
    ...nearestReserves(scope, 'waiting_for_cancellation', now),
    enabled: hasReserves,
  });
  const chat = useNewestRooms(hasChat);

  const isInState = (state: ReserveState) => (row: Reserve) => stateAt(row, now()) === state;
  const sources = [
    hasIdentities &&
      sourceOf('identity', identities, isWaiting, (row) => keyedTask('identity', row, row.created_at)),
    hasReports &&
      sourceOf(
        'report',
        reports,
        ({ read }) => !read,
        (row) => keyedTask('report', row, row.created_at),
      ),
    hasReserves &&
      sourceOf('reserve', reserves, isInState('waiting'), (row) => keyedTask('reserve', row, row.date)),
    hasReserves &&
      sourceOf('cancellation', cancellations, isInState('waiting_for_cancellation'), (row) =>
        keyedTask('cancellation', row, row.date),
      ),
    hasChat && roomSource(chat),
  ];
  return {
    sources: sources.flatMap((source) => source || []),
    readRooms: chat.rooms?.flatMap(({ id, unread }) => (unread > 0 ? [] : id)) ?? [],
  };
}

/** A row that was decided since the page was loaded no longer counts. */
function sourceOf<Row extends { id: number }>(
  kind: TaskKind,
  query: UseQueryResult<Page<Row>>,
  isRowWaiting: (row: Row) => boolean,
  taskOf: (row: Row) => Task,
): TaskSource {
  const { data, isError, isFetching, refetch } = query;
  const waitingRows = data?.content.filter((row) => isRowWaiting(row));
  return {
    kind,
    tasks: waitingRows?.map((row) => taskOf(row)),
    total: data && waitingRows && data.total_length - (data.content.length - waitingRows.length),
    isFailed: isError && data === undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

function roomSource({ rooms, isFailed, retry }: ReturnType<typeof useNewestRooms>): TaskSource {
  const unreadRooms = rooms?.filter((room) => room.unread > 0);
  return {
    kind: 'chat',
    tasks: unreadRooms?.map((room) => keyedTask('chat', room, room.last_sent_at)),
    total: unreadRooms?.length,
    isFailed: isFailed && rooms === null,
    isRetrying: false,
    retry,
  };
}
