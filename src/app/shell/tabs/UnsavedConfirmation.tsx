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
  answer(letGo: boolean): void;
}

const pendingAtom = atom<PendingConfirmation | null>(null);

/** Confirms once before unsaved input of other pages is lost. True if there is none, or the user confirms. */
export function useLetGo(): (isLetGo: (path: string) => boolean) => Promise<boolean> {
  const store = useStore();
  const { user } = useScope();
  return useCallback(
    async (isLetGo) => {
      const forms = store.get(unsavedAtom).filter((one) => one.user === user && isLetGo(one.path));
      if (forms.length === 0) return true;
      const paths = [...new Set(forms.map(({ path }) => path))];
      const letGo = await new Promise<boolean>((answer) => store.set(pendingAtom, { paths, answer }));
      store.set(pendingAtom, null);
      if (letGo) for (const { drop } of forms) drop();
      return letGo;
    },
    [store, user],
  );
}

/** Lists the pages whose unsaved input would be lost. */
export function UnsavedConfirmation() {
  const intl = useIntl();
  const { parser } = useRouter();
  const pending = useAtomValue(pendingAtom);
  useEffect(
    function stayWhenLeft() {
      return () => pending?.answer(false);
    },
    [pending],
  );
  if (pending === null) return null;
  const titles = pending.paths.flatMap((path) => matchScreen(parser, screens, path)?.screen.title ?? []);
  const names = intl.formatList(
    titles.map((id) => intl.formatMessage({ id })),
    { type: 'conjunction' },
  );
  return (
    <ConfirmDialog
      title={<FormattedMessage id="shell.unsaved.title" />}
      confirm="shell.unsaved.confirm"
      cancel="common.cancel"
      onConfirm={() => pending.answer(true)}
      onCancel={() => pending.answer(false)}
    >
      <FormattedMessage
        id="shell.unsaved.text"
        values={{ pages: <strong className="object-name">{names}</strong> }}
      />
    </ConfirmDialog>
  );
}
