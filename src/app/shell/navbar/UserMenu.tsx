import { useIntl } from 'react-intl';
import { useConfirmUnsavedLoss } from '#app/shell/tabs/UnsavedConfirmation';
import { displayName } from '#domain/people/profile';
import { useNavigation } from '#kit/context/app-services';
import { dropDraftsOf } from '#kit/context/draft';
import { usePictureAddress } from '#kit/context/picture-address';
import { useScope, useUser } from '#kit/context/scope';
import { Menu } from '#kit/overlay/Menu';
import { useSessionSend } from '#machines/session/session.react';
import { usePreferenceEntries } from './use-preference-entries';

/** Home, profile, the preferences of this browser, log out (R-NAV-03). */
export function UserMenu() {
  const intl = useIntl();
  const navigation = useNavigation();
  const send = useSessionSend();
  const confirmUnsavedLoss = useConfirmUnsavedLoss();
  const { city } = useScope();
  const { profile } = useUser();
  const name = displayName(profile);
  const preferenceEntries = usePreferenceEntries();

  async function signOut() {
    if (!(await navigation.mayLeave('/login')) || !(await confirmUnsavedLoss(() => true))) return;
    dropDraftsOf(profile.id);
    send({ type: 'sign out' });
    // The next user starts at the root, not on this user's page.
    navigation.go('/', { replace: true });
  }

  return (
    <Menu
      className="user-button"
      label={intl.formatMessage({ id: 'shell.user' }, { name })}
      entries={[
        {
          label: intl.formatMessage({ id: 'shell.home' }),
          icon: 'pi pi-home',
          onSelect: () => navigation.go('/'),
        },
        {
          label: intl.formatMessage({ id: 'profile.title' }),
          icon: 'pi pi-user',
          onSelect: () => navigation.go(`/${encodeURIComponent(city)}/profile`),
        },
        ...preferenceEntries,
        {
          label: intl.formatMessage({ id: 'shell.signOut' }),
          icon: 'pi pi-sign-out',
          onSelect: () => void signOut(),
        },
      ]}
    >
      <Avatar picture={profile.avatar ?? profile.icon ?? null} name={name} />
      <span className="user-name" translate="no">
        {name}
      </span>
    </Menu>
  );
}

function Avatar({ picture, name }: { picture: string | null; name: string }) {
  const addressOf = usePictureAddress();
  return picture ? (
    <img className="avatar" src={addressOf(picture)} alt="" />
  ) : (
    <span className="avatar" aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
