import type { User } from '#domain/people/user';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { roleColumn } from '#kit/column/role-column';
import { StateTag } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { shortText } from '#kit/services/short-text';
import type { UserHrefs } from './user-hrefs';

/** Name of a user in dialogs and buttons. */
export const userName = ({ name, username }: Pick<User, 'name' | 'username'>): string =>
  shortText(name ?? '') || shortText(username);

/** The state that the office needs at a glance: suspended, or waiting for confirmation. */
export function UserState({ user }: { user: User }) {
  const state = userStateOf(user);
  return <StateTag tone={TONES[state]} text={`people.state.${state}`} />;
}

const TONES = { suspended: 'stopped', waiting: 'waiting', rejected: 'refused', active: 'usual' } as const;

function userStateOf({ suspended, confirmed }: User) {
  if (suspended) return 'suspended';
  if (confirmed === null) return 'waiting';
  return confirmed === false ? 'rejected' : 'active';
}

export const userColumns = (hrefs: UserHrefs): readonly Column<User>[] => [
  nameColumn({ id: 'name', title: 'people.name' }, userName, hrefs.view),
  textColumn('username', 'profile.username', { width: 'medium' }),
  textColumn('email', 'profile.email', { width: 'long' }),
  roleColumn(),
  timeColumn('created_at', 'people.created_at', 'wide'),
  {
    id: 'suspended',
    title: 'people.state',
    width: 'state',
    sort: 'suspended',
    text: (user, { intl }) => intl.formatMessage({ id: `people.state.${userStateOf(user)}` }),
    cell: (user) => <UserState user={user} />,
  },
];
