import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { userDetail, userKeys } from '#api/people/user-queries';
import { useNavigation, useSearch, useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { Dialog } from '#kit/overlay/Dialog';
import { QueryState } from '#kit/page/QueryState';
import { ConfirmationForm } from './ConfirmationForm';
import { UserPasswordForm } from './UserPasswordForm';
import { userName } from './user-columns';
import { NO_DIALOG } from './user-hrefs';
import './users.css';

/** Dialogs for one user besides the user's form: `?confirm=12`, `?password=12`. */
export default function AddressedDialog({ list }: { list: ListState }) {
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
  const done = (messageId: string) => {
    toasts.show('success', { messageId });
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
              <ConfirmationForm
                user={user}
                onDone={(confirmed) => done(confirmed ? 'identity.confirmedNow' : 'identity.rejectedNow')}
                onCancel={close}
              />
            ) : (
              <UserPasswordForm
                user={user}
                onDone={() => done('profile.password.changed')}
                onCancel={close}
              />
            )}
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
