import { useQuery } from '@tanstack/react-query';
import { reserveDetail } from '#api/offers/reserve-queries';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { useScope } from '#kit/context/scope';
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
}

/** The open reservation and all dialogs about reservations. */
export function ReserveDialogs({ controller, rows }: ReserveDialogsProps) {
  return (
    <>
      <RecordDialogs
        editing={controller.editing}
        rows={rows}
        titles={TITLES}
        detail={(id) => <ReserveDetail id={id} controller={controller} />}
        form={(_, id) => (id === null ? null : <FreshForm id={id} controller={controller} />)}
      />
      <LazyBatchDialog batch={controller.decisions.batch} texts={DECISION_TEXTS} />
    </>
  );
}

/** No reservation is created or copied here. */
const TITLES = {
  view: 'reserve.detail',
  edit: 'reserve.edit',
  create: 'reserve.edit',
  copy: 'reserve.edit',
};

function FreshForm({ id, controller }: { id: number; controller: ReserveController }) {
  const query = useQuery(reserveDetail(useScope(), id));
  return (
    <FreshState query={query}>{(row) => <ReserveForm editing={controller.editing} row={row} />}</FreshState>
  );
}
