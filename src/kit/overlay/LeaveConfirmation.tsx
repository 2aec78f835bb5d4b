import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from '#kit/context/app-services';
import { useUnsavedMark } from '#kit/context/unsaved';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveConfirmationProps {
  /** The key of the unsaved work on this page. */
  form: string;
  /** Whether the page holds work that would be lost with it. */
  unsaved: boolean;
  /** Message ids. */
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** Discards the work. */
  onLeave: () => void;
}

/** A confirmation before a page is left or closed whose work no draft keeps; its tab is marked as unsaved. */
export function LeaveConfirmation({
  form,
  unsaved,
  title,
  text,
  confirm,
  cancel,
  onLeave,
}: LeaveConfirmationProps) {
  const navigation = useNavigation();
  const drop = useUnsavedMark(form, unsaved);
  const [pending, setPending] = useState<{ answer(leave: boolean): void } | null>(null);
  useEffect(
    function confirmLeaving() {
      if (!unsaved) return undefined;
      let last: ((leave: boolean) => void) | null = null;
      const release = navigation.guard((to) => {
        if (to.split('?')[0] === navigation.path()) return true;
        last?.(false);
        return new Promise<boolean>((answer) => {
          last = answer;
          setPending({ answer });
        });
      });
      const releaseUnload = navigation.guardUnload(() => true);
      return () => {
        release();
        releaseUnload();
        // the work was saved meanwhile, or the page is gone: the waiting navigation is cancelled
        last?.(false);
        setPending(null);
      };
    },
    [unsaved, navigation],
  );
  if (pending === null) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage id={title} />}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => {
        pending.answer(true);
        drop();
        onLeave();
      }}
      onCancel={() => {
        pending.answer(false);
        setPending(null);
      }}
    >
      <FormattedMessage id={text} />
    </ConfirmDialog>
  );
}
