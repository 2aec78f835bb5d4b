import { useQuery } from '@tanstack/react-query';
import { reserveDetail } from '#api/offers/reserve-queries';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { useScope } from '#kit/context/scope';
import { FreshState } from '#kit/page/FreshState';
import { later } from '#kit/page/later';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { DECISION_TEXTS } from './decisions';
import { ReserveDetail } from './ReserveDetail';
import type { ReserveDesk } from './use-reserve-desk';

const ReserveForm = later(() => import('./ReserveForm'));

interface ReserveDialogsProps {
  desk: ReserveDesk;
  /** Those that are seen, from one of which to the next a reader may step. */
  rows: readonly { id: number }[] | undefined;
}

/** The open reservation and every question about one. */
export function ReserveDialogs({ desk, rows }: ReserveDialogsProps) {
  return (
    <>
      <RecordDialogs
        editing={desk.editing}
        rows={rows}
        titles={TITLES}
        detail={(id) => <ReserveDetail id={id} desk={desk} />}
        form={(_, id) => (id === null ? null : <FreshForm id={id} desk={desk} />)}
      />
      <LazyBatchDialog batch={desk.decisions.batch} texts={DECISION_TEXTS} />
    </>
  );
}

/** None is created or copied here. */
const TITLES = {
  view: 'reserve.detail',
  edit: 'reserve.edit',
  create: 'reserve.edit',
  copy: 'reserve.edit',
};

function FreshForm({ id, desk }: { id: number; desk: ReserveDesk }) {
  const query = useQuery(reserveDetail(useScope(), id));
  return <FreshState query={query}>{(row) => <ReserveForm editing={desk.editing} row={row} />}</FreshState>;
}
