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
  const removeUnsavedMark = useUnsavedMark(form, unsaved);
  const [pendingAnswer, setPendingAnswer] = useState<{ answer(leave: boolean): void } | null>(null);
  useEffect(
    function confirmLeaving() {
      if (!unsaved) return undefined;
      let lastAnswer: ((leave: boolean) => void) | null = null;
      const releaseGuard = navigation.guard((to) => {
        if (to.split('?')[0] === navigation.path()) return true;
        lastAnswer?.(false);
        return new Promise<boolean>((answer) => {
          lastAnswer = answer;
          setPendingAnswer({ answer });
        });
      });
      const releaseUnload = navigation.guardUnload(() => true);
      return () => {
        releaseGuard();
        releaseUnload();
        // the work was saved meanwhile, or the page is gone: the waiting navigation is cancelled
        lastAnswer?.(false);
        setPendingAnswer(null);
      };
    },
    [unsaved, navigation],
  );
  if (pendingAnswer === null) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage id={title} />}
      confirm={confirm}
      cancel={cancel}
      onConfirm={() => {
        pendingAnswer.answer(true);
        removeUnsavedMark();
        onLeave();
      }}
      onCancel={() => {
        pendingAnswer.answer(false);
        setPendingAnswer(null);
      }}
    >
      <FormattedMessage id={text} />
    </ConfirmDialog>
  );
}
