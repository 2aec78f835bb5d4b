import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { userDetail, userKeys } from '#api/people/user-queries';
import { idOf } from '#domain/base/id-of';
import { useNavigation, useSearch, useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { ListState } from '#kit/list/list-state';
import { Dialog } from '#kit/overlay/Dialog';
import { QueryState } from '#kit/page/QueryState';
import { UserPasswordForm } from './UserPasswordForm';
import { userName } from './user-columns';
import { NO_DIALOG } from './user-hrefs';
import './users.css';

/** A user's password is reset in a dialog: `?password=12`. */
export default function PasswordDialog({ list }: { list: ListState }) {
  const navigation = useNavigation();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const scope = useScope();
  const id = idOf(useSearch().get('password'));
  const query = useQuery({ ...userDetail(scope, id ?? 0), enabled: id !== null });
  if (id === null) return null;
  const close = () => navigation.go(list.href(NO_DIALOG), { replace: true });
  const reportAndClose = () => {
    toasts.show('success', { messageId: 'profile.password.changed' });
    void queryClient.invalidateQueries({ queryKey: userKeys.all(scope) });
    close();
  };
  return (
    <Dialog title={<FormattedMessage id="people.password" />} onClose={close}>
      <QueryState query={query}>
        {(user) => (
          <>
            <p className="object-name dialog-subject">{userName(user)}</p>
            <UserPasswordForm user={user} onDone={reportAndClose} onCancel={close} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
