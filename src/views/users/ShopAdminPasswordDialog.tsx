import { FormattedMessage } from 'react-intl';
import { shopAdmins } from '#api/people/shop-admins';
import { idOf } from '#domain/base/id-of';
import { type PasswordAndRepetition, userPasswordAndRepetitionProblems } from '#domain/people/password';
import type { ShopAdmin } from '#domain/people/shop-admin';
import { useNavigation, useSearch, useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { ActionForm } from '#kit/form/ActionForm';
import { PasswordTwice } from '#kit/form/PasswordTwice';
import type { ListState } from '#kit/list/list-state';
import type { RecordList } from '#kit/list/use-record-list';
import { Dialog } from '#kit/overlay/Dialog';
import { RowOnPage } from '#kit/record/RowOnPage';
import { userName } from './user-columns';
import './users.css';

interface ShopAdminPasswordDialogProps {
  list: ListState;
  company: string;
  records: RecordList<ShopAdmin>;
}

const EMPTY: PasswordAndRepetition = { password: '', confirm_password: '' };

/** `?password=12`: a new password for a shop admin (E-036). */
export default function ShopAdminPasswordDialog({ list, company, records }: ShopAdminPasswordDialogProps) {
  const navigation = useNavigation();
  const toasts = useToasts();
  const { call } = useScope();
  const id = idOf(useSearch().get('password'));
  if (id === null) return null;
  const close = () => navigation.go(list.href({ password: null }), { replace: true });
  return (
    <Dialog title={<FormattedMessage id="people.password" />} onClose={close}>
      <RowOnPage records={records} id={id}>
        {(row) => (
          <>
            <p className="object-name dialog-subject">{userName(row)}</p>
            <ActionForm<PasswordAndRepetition, unknown>
              initial={EMPTY}
              problemsOf={userPasswordAndRepetitionProblems}
              submit="people.password"
              send={(draft, signal) =>
                call(shopAdmins.changePassword, {
                  params: { company },
                  body: { id, ...draft },
                  signal,
                  quiet: true,
                })
              }
              onDone={() => {
                toasts.show('success', { messageId: 'profile.password.changed' });
                close();
              }}
            >
              <PasswordTwice replaces />
            </ActionForm>
          </>
        )}
      </RowOnPage>
    </Dialog>
  );
}
