import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { GENDERS } from '#domain/account';
import { isRole } from '#domain/roles';
import type { User } from '#domain/user';
import { timestampText } from '#kit/dates';
import type { Column } from '#kit/RecordTable';
import { shortText } from '#kit/short-text';
import type { UserHrefs } from './user-hrefs';

/** How somebody is called in questions and buttons. */
export const userName = ({ name, username }: Pick<User, 'name' | 'username'>): string =>
  shortText(name ?? '') || shortText(username);

/** In the user's language, or as the server says it. */
export const RoleName = ({ permission }: { permission: string | null | undefined }) =>
  permission && isRole(permission) ? <FormattedMessage id={`user.role.${permission}`} /> : permission || '–';

export const Gender = ({ gender }: { gender: string | null | undefined }) =>
  GENDERS.some((one) => one === gender) ? (
    <FormattedMessage id={`profile.gender.${gender}`} />
  ) : (
    gender || '–'
  );

/** What the office has to know at a glance: who is kept out, who waits to be confirmed. */
export function UserState({ user: { suspended, confirmed } }: { user: User }) {
  if (suspended)
    return (
      <span className="tag strong">
        <FormattedMessage id="userIndex.state.suspended" />
      </span>
    );
  if (confirmed === null)
    return (
      <span className="tag strong">
        <FormattedMessage id="userIndex.state.waiting" />
      </span>
    );
  return (
    <span className="tag">
      <FormattedMessage id={confirmed === false ? 'userIndex.state.rejected' : 'userIndex.state.active'} />
    </span>
  );
}

export function useUserColumns(hrefs: UserHrefs): readonly Column<User>[] {
  return [
    {
      id: 'name',
      title: 'userIndex.name',
      kind: 'main',
      cell: (user) => (
        <>
          <Link className="clamp" href={hrefs.view(user.id)}>
            {userName(user)}
          </Link>
          <span className="clamp quiet">{user.username}</span>
        </>
      ),
    },
    {
      id: 'email',
      title: 'profile.email',
      kind: 'wide',
      cell: ({ email }) => <span className="clamp">{email || '–'}</span>,
    },
    {
      id: 'permission',
      title: 'profile.role',
      cell: ({ permission }) => <RoleName permission={permission} />,
    },
    {
      id: 'code_shop',
      title: 'userIndex.shop',
      kind: 'wide',
      cell: ({ code_shop: shop }) => <span className="clamp">{shop || '–'}</span>,
    },
    {
      id: 'created_at',
      title: 'userIndex.created_at',
      kind: 'wide',
      cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
    },
    { id: 'suspended', title: 'userIndex.state', cell: (user) => <UserState user={user} /> },
  ];
}
