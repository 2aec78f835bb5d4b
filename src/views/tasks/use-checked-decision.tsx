import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useGenderCheck } from '#records/identity/use-gender-check';
import { useCancelCheck } from '#records/reserve/use-cancel-check';
import { type DecidedTask, taskName } from './task';

type Decide<Of = DecidedTask> = (task: Of, verdict: string) => void;

/** Decides, after the confirmations that some decisions need. */
export function useCheckedDecision(decide: Decide): [decide: Decide, dialogs: ReactNode] {
  const intl = useIntl();
  const [decideIdentity, genderDialog] = useGenderCheck<{
    task: DecidedTask;
    gender: string | null | undefined;
  }>(
    ({ task }) => taskName(intl, task),
    ({ task }, verdict) => decide(task, verdict),
  );
  const [decideReserve, cancelDialog] =
    useCancelCheck<Extract<DecidedTask, { kind: 'reserve' | 'cancellation' }>>(decide);
  const decideChecked: Decide = (task, verdict) => {
    if (task.kind === 'identity') decideIdentity({ task, gender: task.row.gender }, verdict);
    else if (task.kind === 'report') decide(task, verdict);
    else decideReserve(task, verdict);
  };
  return [
    decideChecked,
    <>
      {genderDialog}
      {cancelDialog}
    </>,
  ];
}
