import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { BatchActor } from '#machines/batch/batch.react';

/** Message ids of one action: its question, and the answer that does it. `danger` where somebody loses something. */
export interface BatchWords {
  title: string;
  text: string;
  confirm: string;
  tone: 'danger' | 'primary';
}

export interface BatchDialogProps {
  batch: BatchActor;
  words: Readonly<Record<string, BatchWords>>;
}

/** Whoever asks loads it first, so that a dialog which cannot come is said and the page stays. */
export const loadBatchDialog = () => import('./BatchDialog');
const BatchDialog = lazy(loadBatchDialog);

/** Stands beside a list; nothing of it is loaded before something is asked. */
export function LazyBatchDialog(props: BatchDialogProps) {
  const idle = useSelector(props.batch, (snapshot) => snapshot.matches('idle'));
  return idle ? null : (
    <Suspense>
      <BatchDialog {...props} />
    </Suspense>
  );
}
