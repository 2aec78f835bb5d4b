import { useQuery } from '@tanstack/react-query';
import { reserveDetail } from '#api/offers/reserve-queries';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { useScope } from '#kit/context/scope';
import { HeldDecisions } from '#kit/decision-queue/HeldDecisions';
import { LeaveQueue } from '#kit/decision-queue/LeaveQueue';
import { QueueStatus } from '#kit/decision-queue/QueueStatus';
import { FreshState } from '#kit/page/FreshState';
import { lazyComponent } from '#kit/page/lazy-component';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { DECISION_TEXTS } from './decisions';
import { ReserveDetail } from './ReserveDetail';
import type { ReserveController } from './use-reserve-controller';

const ReserveForm = lazyComponent(() => import('./ReserveForm'));

interface ReserveDialogsProps {
  controller: ReserveController;
  /** The visible rows, between which the user can step. */
  rows: readonly { id: number }[] | undefined;
  /** The number of waiting reservations on the server. */
  waitingCount: number | undefined;
}

/** The open reservation and all dialogs about reservations. */
export function ReserveDialogs({ controller, rows, waitingCount }: ReserveDialogsProps) {
  const { recordController, acceptances } = controller;
  return (
    <>
      <RecordDialogs
        recordController={recordController}
        rows={rows}
        titles={DIALOG_TITLES}
        detail={(id) => <ReserveDetail id={id} controller={controller} />}
        form={(_, id) => (id === null ? null : <FreshForm id={id} controller={controller} />)}
      />
      <LazyBatchDialog batch={controller.decisions.batch} texts={DECISION_TEXTS} />
      {recordController.record === null ? (
        <div className="held-afloat">
          <HeldDecisions queue={acceptances} />
        </div>
      ) : null}
      <QueueStatus queue={acceptances} waiting={waitingCount} />
      <LeaveQueue machine={acceptances.machine} />
    </>
  );
}

/** No reservation is created or copied here. */
const DIALOG_TITLES = {
  view: 'reserve.detail',
  edit: 'reserve.edit',
  create: 'reserve.edit',
  copy: 'reserve.edit',
};

function FreshForm({ id, controller }: { id: number; controller: ReserveController }) {
  const query = useQuery(reserveDetail(useScope(), id));
  return (
    <FreshState query={query}>
      {(row) => <ReserveForm recordController={controller.recordController} row={row} />}
    </FreshState>
  );
}
