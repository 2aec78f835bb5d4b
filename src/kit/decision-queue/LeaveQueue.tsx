import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { type DecisionQueue, heldDecisions, sendAll } from '#machines/decision-queue/decision-queue.react';

/** Milliseconds before a page that waits for its requests says so. */
const DIALOG_DELAY_MS = 1_000;

interface LeavePrompt {
  state: 'sending' | 'failed';
  answer(leave: boolean): void;
}

/**
 * Leaving the page sends the decisions first. Where that fails or takes long, the user decides whether to
 * leave without them. Closing the window sends them too, and the browser asks while one is on its way.
 */
export function LeaveQueue({ machine }: { machine: DecisionQueue }) {
  const { navigation, clock } = useAppServices();
  const [leavePrompt, setLeavePrompt] = useState<LeavePrompt | null>(null);
  useEffect(
    function sendBeforeLeaving() {
      // what an earlier page has left behind waits on
      const unsentDecisions = () =>
        heldDecisions(machine).filter(({ phase, problem }) => phase !== 'failed' || problem !== null);
      const releaseGuard = navigation.guard((to) => {
        const staysOnPage = to.split('?')[0] === navigation.path();
        if (staysOnPage || unsentDecisions().length === 0) return true;
        return new Promise<boolean>((resolve) => {
          const answer = (leave: boolean) => {
            clock.clearTimeout(timer);
            setLeavePrompt(null);
            resolve(leave);
          };
          const timer = clock.setTimeout(() => setLeavePrompt({ state: 'sending', answer }), DIALOG_DELAY_MS);
          void sendAll(machine).then(
            () => {
              clock.clearTimeout(timer);
              if (unsentDecisions().length === 0) answer(true);
              else setLeavePrompt({ state: 'failed', answer });
            },
            // the page has gone meanwhile
            () => answer(true),
          );
        });
      }, true);
      const releaseUnload = navigation.guardUnload(() => unsentDecisions().length > 0);
      const sendNow = () => machine.send({ type: 'send now' });
      window.addEventListener('beforeunload', sendNow);
      return () => {
        releaseGuard();
        releaseUnload();
        window.removeEventListener('beforeunload', sendNow);
      };
    },
    [machine, navigation, clock],
  );
  if (leavePrompt === null) return null;
  const { state, answer } = leavePrompt;
  return (
    <ConfirmDialog
      title={<FormattedMessage id={`queue.leave.${state}`} />}
      confirm="queue.leave.confirm"
      cancel="queue.leave.cancel"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <FormattedMessage id={`queue.leave.${state}Text`} />
    </ConfirmDialog>
  );
}
