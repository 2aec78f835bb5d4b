import { useSelector } from '@xstate/react';
import { lazyComponent } from '#kit/page/lazy-component';
import type { BatchDialogProps } from './BatchDialog';

/** Callers load the dialog before they open it: a failed load is then a toast, and the page stays. */
export const loadBatchDialog = () => import('./BatchDialog');
const BatchDialog = lazyComponent(loadBatchDialog, null);

/** Rendered beside a list; loads nothing while the batch machine is idle. */
export function LazyBatchDialog(props: BatchDialogProps) {
  const isIdle = useSelector(props.batch, (snapshot) => snapshot.matches('idle'));
  return isIdle ? null : <BatchDialog {...props} />;
}
