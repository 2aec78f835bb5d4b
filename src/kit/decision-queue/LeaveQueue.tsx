import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';
import { type DecisionQueue, heldDecisions, sendAll } from '#machines/decision-queue/decision-queue.react';

/** Milliseconds before a page that waits for its requests says so. */
const DIALOG_DELAY_MS = 1_000;

interface Leaving {
  state: 'sending' | 'failed';
  answer(leave: boolean): void;
}

/**
 * Leaving the page sends the decisions first. Where that fails or takes long, the user decides whether to
 * leave without them. Closing the window sends them too, and the browser asks while one is on its way.
 */
export function LeaveQueue({ machine }: { machine: DecisionQueue }) {
  const { navigation, clock } = useAppServices();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(
    function sendBeforeLeaving() {
      // what an earlier page has left behind waits on
      const unsent = () =>
        heldDecisions(machine).filter(({ phase, problem }) => phase !== 'failed' || problem !== null);
      const release = navigation.guard((to) => {
        const stays = to.split('?')[0] === navigation.path();
        if (stays || unsent().length === 0) return true;
        return new Promise<boolean>((resolve) => {
          const answer = (leave: boolean) => {
            clock.clearTimeout(timer);
            setLeaving(null);
            resolve(leave);
          };
          const timer = clock.setTimeout(() => setLeaving({ state: 'sending', answer }), DIALOG_DELAY_MS);
          void sendAll(machine).then(
            () => {
              clock.clearTimeout(timer);
              if (unsent().length === 0) answer(true);
              else setLeaving({ state: 'failed', answer });
            },
            // the page has gone meanwhile
            () => answer(true),
          );
        });
      }, true);
      const releaseUnload = navigation.guardUnload(() => unsent().length > 0);
      const send = () => machine.send({ type: 'send now' });
      window.addEventListener('beforeunload', send);
      return () => {
        release();
        releaseUnload();
        window.removeEventListener('beforeunload', send);
      };
    },
    [machine, navigation, clock],
  );
  if (leaving === null) return null;
  const { state, answer } = leaving;
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
