import { useSelector } from '@xstate/react';
import { lazyComponent } from '#kit/page/lazy-component';
import type { BatchDialogProps } from './BatchDialog';

/** Whoever asks loads it first, so that a dialog which cannot come is said and the page stays. */
export const loadBatchDialog = () => import('./BatchDialog');
const BatchDialog = lazyComponent(loadBatchDialog, null);

/** Stands beside a list; nothing of it is loaded before something is asked. */
export function LazyBatchDialog(props: BatchDialogProps) {
  const idle = useSelector(props.batch, (snapshot) => snapshot.matches('idle'));
  return idle ? null : <BatchDialog {...props} />;
}
