import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { profileOf } from '#api/people/profile-queries';
import type { AccountDraft } from '#domain/people/account';
import { displayName, type Profile } from '#domain/people/profile';
import { GenderText } from '#kit/column/GenderText';
import { useNavigation, useSearch, useToasts } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { checkPicture } from '#kit/files/check-picture';
import { prepareChosen } from '#kit/files/prepare-chosen';
import { type ListState, useListState } from '#kit/list/list-state';
import { Dialog } from '#kit/overlay/Dialog';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { Details } from '#kit/record/Details';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useRecordController } from '#kit/record/use-record-controller';
import { localDate } from '#kit/services/dates';
import { useSession, useSessionSend } from '#machines/session/session.react';
import { useUpload } from '#machines/upload/upload.react';
import type { EmailChange } from './EmailForm';
import { OperatedCities } from './OperatedCities';
import { profileEffects } from './profile-effects';

const ProfileForm = lazyComponent(() => import('./ProfileForm'));
const EmailForm = lazyComponent(() => import('./EmailForm'));
const PasswordForm = lazyComponent(() => import('./PasswordForm'));

const MODES = ['view', 'edit'] as const;

const AVATAR_UPLOAD = { check: checkPicture('avatar'), prepare: prepareChosen };

/** The signed-in user, to read and to change. The session owns the data: every navigation reloads it. */
export default function ProfileView() {
  const { profile } = useUser();
  const scope = useScope();
  const list = useListState();
  const queryClient = useQueryClient();
  const sendToSession = useSessionSend();
  const avatar = useUpload(AVATAR_UPLOAD);
  const storeLogin = useSession(({ context }) => context.storeLogin);
  const profileQuery = useMemo(() => profileOf(scope, storeLogin), [scope, storeLogin]);
  const reloadProfile = useCallback(() => sendToSession({ type: 'reload profile' }), [sendToSession]);
  const effects = useMemo(() => {
    // The profile that was just read to detect a change.
    const knownEmail = () => queryClient.getQueryData(profileQuery.queryKey)?.email ?? undefined;
    return profileEffects(scope, avatar, knownEmail, reloadProfile);
  }, [scope, avatar, queryClient, profileQuery, reloadProfile]);
  const recordController = useRecordController<AccountDraft, Profile>({
    form: 'profile',
    effects,
    read: () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }),
    list,
    modes: MODES,
  });
  const [emailChange, setEmailChange] = useState<EmailChange>(NO_EMAIL_CHANGE);
  return (
    <>
      <PageHead title="profile.title">
        <Link className="button" href={list.href({ email: 1 })}>
          <span className="pi pi-envelope" aria-hidden="true" />
          <FormattedMessage id="profile.email.title" />
        </Link>
        <Link className="button" href={list.href({ password: 1 })}>
          <span className="pi pi-key" aria-hidden="true" />
          <FormattedMessage id="profile.password" />
        </Link>
        <Link className="button primary" href={recordController.hrefs.edit(profile.id)}>
          <span className="pi pi-pencil" aria-hidden="true" />
          <FormattedMessage id="profile.edit" />
        </Link>
      </PageHead>
      <ProfileDetails />
      <RecordDialogs
        recordController={recordController}
        titles={{
          view: 'profile.title',
          create: 'profile.edit',
          copy: 'profile.edit',
          edit: 'profile.edit',
        }}
        detail={() => <ProfileDetails />}
        form={() => (
          <ProfileForm recordController={recordController} profileQuery={profileQuery} avatar={avatar} />
        )}
      />
      <AddressedDialog
        name="password"
        title="profile.password"
        doneText="profile.password.changed"
        list={list}
      >
        {(onDone) => <PasswordForm onDone={onDone} />}
      </AddressedDialog>
      <AddressedDialog name="email" title="profile.email.title" doneText="profile.email.changed" list={list}>
        {(onDone) => (
          <EmailForm
            profileQuery={profileQuery}
            change={emailChange}
            onChange={setEmailChange}
            onDone={() => {
              setEmailChange(NO_EMAIL_CHANGE);
              reloadProfile();
              onDone();
            }}
          />
        )}
      </AddressedDialog>
    </>
  );
}

const NO_EMAIL_CHANGE: EmailChange = { email: '', isCodeSent: false };

const ACCOUNT_FIELDS = [
  'username',
  'email',
  'lastname',
  'firstname',
] as const satisfies readonly (keyof Profile)[];
const CONTACT_FIELDS = ['phone', 'address', 'introduction'] as const satisfies readonly (keyof Profile)[];

function ProfileDetails() {
  const intl = useIntl();
  const { profile, role } = useUser();
  const { city } = useScope();
  const picture = profile.avatar ?? profile.icon;
  const entryOf = (field: (typeof ACCOUNT_FIELDS)[number] | (typeof CONTACT_FIELDS)[number]) => ({
    title: `profile.${field}`,
    value: profile[field],
  });
  return (
    <Details
      entries={[
        {
          title: 'profile.avatar',
          value: picture ? (
            <PreviewableImage
              source={picture}
              name={intl.formatMessage({ id: 'profile.avatar' })}
              className="profile-picture"
            />
          ) : null,
        },
        { title: 'profile.name', value: displayName(profile) },
        { title: 'profile.role', value: <FormattedMessage id={`user.role.${role}`} /> },
        { title: 'profile.company', value: profile.company_name },
        ...(role === 'Operator' ? [{ title: 'profile.operated', value: <OperatedCities /> }] : []),
        ...ACCOUNT_FIELDS.map(entryOf),
        { title: 'profile.gender', value: profile.gender ? <GenderText gender={profile.gender} /> : null },
        { title: 'profile.birthday', value: profile.birthday ? localDate(intl, profile.birthday) : null },
        ...CONTACT_FIELDS.map(entryOf),
        {
          title: 'profile.total_review',
          value: (
            <Link href={`/${encodeURIComponent(city)}/shop-reviews`}>
              {intl.formatNumber(profile.total_review ?? 0)}
            </Link>
          ),
        },
      ]}
    />
  );
}

interface AddressedDialogProps {
  /** The parameter of the address that opens the dialog. */
  name: string;
  /** Message ids. */
  title: string;
  doneText: string;
  list: ListState;
  children: (onDone: () => void) => ReactNode;
}

function AddressedDialog({ name, title, doneText, list, children }: AddressedDialogProps) {
  const navigation = useNavigation();
  const toasts = useToasts();
  if (!useSearch().has(name)) return null;
  const close = () => navigation.go(list.href({ [name]: null }), { replace: true });
  return (
    <Dialog title={<FormattedMessage id={title} />} onClose={close}>
      {children(() => {
        toasts.show('success', { messageId: doneText });
        close();
      })}
    </Dialog>
  );
}
