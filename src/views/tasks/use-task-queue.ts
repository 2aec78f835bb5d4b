import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { reserveKeys } from '#api/offers/reserve-queries';
import { matchingKeys } from '#api/recruitment/matching-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useFirstRecord } from '#kit/decision-queue/use-first-record';
import { useHeldQueue } from '#kit/decision-queue/use-held-queue';
import type { QueueChange } from '#kit/decision-queue/use-queue';
import { useListState } from '#kit/list/list-state';
import { useNarrowerThan } from '#kit/services/use-media';
import type { HeldDecision, QueueDecision } from '#machines/decision-queue/decision-queue.machine';
import { type DecisionQueue, useHeldDecisions } from '#machines/decision-queue/decision-queue.react';
import { deliverTask } from './deliver-task';
import { type DecidedTask, type Task, taskName } from './task';
import { type DoneToday, useDoneToday } from './use-done-today';

/** The parameters of the address: the open task, and the list where there is no room for both. */
export const OPEN_PARAMETER = 'open';
const LIST_PARAMETER = 'list';

/** From this width on, the list and the task are shown side by side, as in `useQueue`. */
const PANES_FROM = 1024;

export interface TaskQueue {
  machine: DecisionQueue;
  held: readonly HeldDecision[];
  change: QueueChange | null;
  doneToday: DoneToday;
  tasks: readonly Task[];
  /** The task of the address, which may be gone, else the first. */
  openKey: string | null;
  isChosen: boolean;
  isSinglePane: boolean;
  hrefs: { open(key: string): string; closed: string };
  /** The first task that is not decided yet. */
  firstOpen: Task | undefined;
  decide(task: DecidedTask, verdict: string): void;
}

/** Decisions about tasks of several kinds, one after another; compare `useQueue`, whose records are a list. */
export function useTaskQueue(tasks: readonly Task[]): TaskQueue {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const { clock, settings, navigation, toasts } = useAppServices();
  const list = useListState();
  const doneToday = useDoneToday();
  const isSinglePane = useNarrowerThan(PANES_FROM);
  const addressedKey = list.parameter(OPEN_PARAMETER);
  const hrefs = {
    open: (key: string) => list.href({ [OPEN_PARAMETER]: key, [LIST_PARAMETER]: null }),
    closed: list.href({ [OPEN_PARAMETER]: null, [LIST_PARAMETER]: isSinglePane ? '1' : null }),
  };
  const [change, setChange] = useState<QueueChange | null>(null);
  const machine = useHeldQueue(
    'tasks',
    useMemo(
      () => ({
        deliver: deliverTask({ scope, queryClient, canSort: settings.ordering, now: () => clock.now() }),
      }),
      [scope, queryClient, settings, clock],
    ),
    ({ type, decision }) => {
      if (type === 'undone') {
        setChange({ kind: 'undone', decision, next: decision.name });
        navigation.go(hrefs.open(keyOf(decision)), { replace: true });
      } else if (type === 'taken') {
        toasts.show('info', { messageId: 'queue.taken', values: { name: decision.name } });
      } else if (type === 'sent') doneToday.countDecision();
    },
  );
  const held = useHeldDecisions(machine);
  const isSending = held.some(({ phase }) => phase !== 'failed');
  useEffect(
    function refetchAfterLastSent() {
      // no row moves while the user goes from one to the next
      return isSending
        ? () => {
            for (const queryKey of [matchingKeys.all(scope), reserveKeys.all(scope)])
              void queryClient.invalidateQueries({ queryKey });
          }
        : undefined;
    },
    [isSending, queryClient, scope],
  );
  const isUndecided = ({ key }: Task) => !isOnItsWay(held, key);
  const firstOpen = tasks.find(isUndecided);
  const [firstKey, setFirstKey] = useFirstRecord(list.parameter('kind') ?? '', firstOpen?.key);
  const isListAlone = isSinglePane && list.parameter(LIST_PARAMETER) !== null;

  return {
    machine,
    held,
    change,
    doneToday,
    tasks,
    openKey: addressedKey ?? (isListAlone ? null : firstKey),
    isChosen: addressedKey !== null,
    isSinglePane,
    hrefs,
    firstOpen,
    decide(task, verdict) {
      const { kind, row, key } = task;
      const decision = {
        id: row.id,
        kind,
        name: taskName(intl, task),
        verdict,
        waited: true,
        at: clock.now(),
      };
      if (!machine.getSnapshot().can({ type: 'decide', decision })) return;
      machine.send({ type: 'decide', decision });
      const index = tasks.findIndex((other) => other.key === key);
      const otherTasks = [...tasks.slice(index + 1), ...tasks.slice(0, Math.max(index, 0))];
      const nextTask = otherTasks.find((other) => other.key !== key && isUndecided(other));
      setFirstKey(null);
      setChange({ kind: 'decided', decision, next: nextTask ? taskName(intl, nextTask) : null });
      navigation.go(nextTask ? hrefs.open(nextTask.key) : hrefs.closed, { replace: true });
    },
  };
}

const keyOf = ({ kind, id }: Pick<QueueDecision, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Whether the server does not have the decision about a task yet. */
export const isOnItsWay = (held: readonly HeldDecision[], key: string): boolean =>
  held.some((decision) => keyOf(decision) === key && decision.phase !== 'failed');
