import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { userDetail, userKeys } from '#api/user-queries';
import { useNavigation, useSearch, useToasts } from '#kit/app-services';
import BatchDialog, { type BatchWords } from '#kit/BatchDialog';
import { Dialog } from '#kit/Dialog';
import type { ListState } from '#kit/list-state';
import { QueryState } from '#kit/QueryState';
import { useScope } from '#kit/scope';
import { ConfirmationForm } from './ConfirmationForm';
import type { Moderation, ModerationAction } from './moderation';
import { UserPasswordForm } from './UserPasswordForm';
import { userName } from './user-columns';
import { NO_DIALOG } from './user-hrefs';

interface UserDialogsProps {
  list: ListState;
  moderation: Moderation;
}

/** What is done with users beside their form: `?confirm=12`, `?password=12`, and suspending. */
export default function UserDialogs({ list, moderation }: UserDialogsProps) {
  return (
    <>
      <BatchDialog batch={moderation.batch} words={WORDS} />
      <AddressedDialog list={list} />
    </>
  );
}

const WORDS: Readonly<Record<ModerationAction, BatchWords>> = {
  suspend: {
    title: 'people.suspend.title',
    text: 'people.suspend.text',
    confirm: 'people.suspend.confirm',
    tone: 'danger',
  },
  resume: {
    title: 'people.resume.title',
    text: 'people.resume.text',
    confirm: 'people.resume.confirm',
    tone: 'primary',
  },
};

function AddressedDialog({ list }: { list: ListState }) {
  const navigation = useNavigation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const scope = useScope();
  const parameters = useSearch();
  const name = parameters.has('confirm') ? 'confirm' : 'password';
  const id = Number(parameters.get(name));
  const query = useQuery({ ...userDetail(scope, id), enabled: id > 0 });
  if (!(id > 0)) return null;
  const close = () => navigation.go(list.href(NO_DIALOG), { replace: true });
  const onDone = () => {
    toasts.show('success', { messageId: name === 'confirm' ? 'common.saved' : 'profile.password.changed' });
    void queryClient.invalidateQueries({ queryKey: userKeys.all(scope) });
    close();
  };
  return (
    <Dialog key={name} title={<FormattedMessage id={`people.${name}`} />} onClose={close}>
      <QueryState query={query}>
        {(user) => (
          <>
            <p className="object-name dialog-subject">{userName(user)}</p>
            {name === 'confirm' ? (
              <ConfirmationForm user={user} onDone={onDone} />
            ) : (
              <UserPasswordForm user={user} onDone={onDone} />
            )}
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
