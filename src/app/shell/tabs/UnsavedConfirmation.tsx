import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { matchScreen } from '#app/routing/match-screen';
import { screens } from '#app/screens/index';
import { useScope } from '#kit/context/scope';
import { unsavedAtom } from '#kit/context/unsaved';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog';

interface PendingConfirmation {
  /** Paths of the pages that would lose unsaved input. */
  paths: readonly string[];
  answer(isConfirmed: boolean): void;
}

const pendingAtom = atom<PendingConfirmation | null>(null);

/** Confirms once before unsaved input of other pages is lost. True if there is none, or the user confirms. */
export function useConfirmUnsavedLoss(): (isClosed: (path: string) => boolean) => Promise<boolean> {
  const store = useStore();
  const { user } = useScope();
  return useCallback(
    async (isClosed) => {
      const forms = store.get(unsavedAtom).filter((one) => one.user === user && isClosed(one.path));
      if (forms.length === 0) return true;
      const paths = [...new Set(forms.map(({ path }) => path))];
      const isConfirmed = await new Promise<boolean>((answer) => store.set(pendingAtom, { paths, answer }));
      store.set(pendingAtom, null);
      if (isConfirmed) for (const { drop } of forms) drop();
      return isConfirmed;
    },
    [store, user],
  );
}

/** Lists the pages whose unsaved input would be lost. */
export function UnsavedConfirmation() {
  const intl = useIntl();
  const { parser } = useRouter();
  const pendingConfirmation = useAtomValue(pendingAtom);
  useEffect(
    function stayWhenLeft() {
      return () => pendingConfirmation?.answer(false);
    },
    [pendingConfirmation],
  );
  if (pendingConfirmation === null) return null;
  const titles = pendingConfirmation.paths.flatMap(
    (path) => matchScreen(parser, screens, path)?.screen.title ?? [],
  );
  const pageNames = intl.formatList(
    titles.map((id) => intl.formatMessage({ id })),
    { type: 'conjunction' },
  );
  return (
    <ConfirmDialog
      title={<FormattedMessage id="shell.unsaved.title" />}
      confirm="shell.unsaved.confirm"
      cancel="common.cancel"
      onConfirm={() => pendingConfirmation.answer(true)}
      onCancel={() => pendingConfirmation.answer(false)}
    >
      <FormattedMessage
        id="shell.unsaved.text"
        values={{ pages: <strong className="object-name">{pageNames}</strong> }}
      />
    </ConfirmDialog>
  );
}
