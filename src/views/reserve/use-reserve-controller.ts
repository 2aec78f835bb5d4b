import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { reserveCounts, reserveDetail, reserveKeys } from '#api/offers/reserve-queries';
import type { When } from '#domain/base/when';
import type { Reserve, ReserveState } from '#domain/offers/reserve';
import { useScope } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { type RecordController, useRecordController } from '#kit/record/use-record-controller';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { type Decisions, useDecisions } from './decisions';
import { type ReserveValues, reserveEffects } from './reserve-effects';
import type { HeldAcceptances } from './use-held-acceptances';

/** Actions on reservations, shared by list and week. */
export interface ReserveController {
  recordController: RecordController<ReserveValues>;
  decisions: Decisions;
  acceptances: HeldAcceptances;
}

const MODES: readonly RecordMode[] = ['view', 'edit'];

export function useReserveController(
  list: ListState,
  acceptances: HeldAcceptances,
  selectRefused: (refusedIds: readonly number[]) => void,
): ReserveController {
  const scope = useScope();
  const queryClient = useQueryClient();
  const decisions = useDecisions(selectRefused, acceptances.accept);
  const recordController = useRecordController<ReserveValues, Reserve>({
    form: 'reserve',
    effects: useMemo(() => reserveEffects(scope, queryClient), [scope, queryClient]),
    read: (id) => queryClient.fetchQuery({ ...reserveDetail(scope, id), staleTime: 0 }),
    list,
    modes: MODES,
    filters: ['state'],
  });
  return { recordController, decisions, acceptances };
}

/** Number of reservations by state, unless switched off by `enabled`. A change of the numbers invalidates the lists. */
export function useReserveCounts(
  when: When,
  enabled: boolean,
): Partial<Record<ReserveState, number>> | undefined {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { data: counts } = useQuery({ ...reserveCounts(scope, when), enabled });
  const previousCounts = useRef(counts);
  useEffect(
    function refetchLists() {
      if (previousCounts.current !== undefined && counts !== undefined && previousCounts.current !== counts) {
        for (const queryKey of [reserveKeys.lists(scope), reserveKeys.weeks(scope)]) {
          void queryClient.invalidateQueries({ queryKey });
        }
      }
      previousCounts.current = counts;
    },
    [counts, queryClient, scope],
  );
  return counts;
}
