import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { userDetail } from '#api/people/user-queries';
import { mayChangeUser, type User } from '#domain/people/user';
import { RoleName } from '#kit/column/RoleName';
import { useScope, useUser } from '#kit/context/scope';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { QueryState } from '#kit/page/QueryState';
import { Details } from '#kit/record/Details';
import { dateText, timestampText } from '#kit/services/dates';
import type { Moderation } from './moderation';
import { Gender, UserState, userName } from './user-columns';
import type { UserHrefs } from './user-hrefs';

interface UserDetailProps {
  id: number;
  hrefs: UserHrefs;
  moderation: Moderation | null;
}

export function UserDetail({ id, ...rest }: UserDetailProps) {
  const { role } = useUser();
  const query = useQuery(userDetail(useScope(), id));
  return (
    <QueryState query={query}>
      {(user) => (
        <>
          <Facts user={user} />
          {mayChangeUser(user, role) ? <Footer user={user} {...rest} /> : null}
        </>
      )}
    </QueryState>
  );
}

function Facts({ user }: { user: User }) {
  const {
    avatar,
    icon,
    birthday,
    created_at: created,
    last_modified: modified,
    company_name,
    company_slug,
  } = user;
  const picture = avatar ?? icon;
  return (
    <Details
      entries={[
        {
          title: 'profile.avatar',
          value: picture ? (
            <PreviewableImage source={picture} name={userName(user)} className="profile-picture" />
          ) : null,
        },
        { title: 'people.state', value: <UserState user={user} /> },
        { title: 'profile.name', value: user.name },
        { title: 'profile.username', value: user.username },
        { title: 'profile.email', value: user.email },
        { title: 'profile.role', value: <RoleName permission={user.permission} /> },
        { title: 'profile.lastname', value: user.lastname },
        { title: 'profile.firstname', value: user.firstname },
        { title: 'profile.gender', value: <Gender gender={user.gender} /> },
        { title: 'profile.birthday', value: birthday ? dateText(birthday) : null },
        { title: 'profile.phone', value: user.phone },
        { title: 'profile.address', value: user.address },
        { title: 'profile.introduction', value: user.introduction, prose: true },
        { title: 'profile.company', value: company_name || company_slug },
        { title: 'people.shop', value: user.code_shop },
        { title: 'account.teacher.school', value: user.school },
        { title: 'account.teacher.group', value: user.group },
        { title: 'account.teacher.classes', value: user.classes },
        { title: 'profile.total_review', value: user.total_review },
        { title: 'people.created_at', value: created ? timestampText(created) : null },
        { title: 'people.last_modified', value: modified ? timestampText(modified) : null },
      ]}
    />
  );
}

function Footer({ user, hrefs, moderation }: { user: User } & Omit<UserDetailProps, 'id'>) {
  const action = user.suspended ? 'resume' : 'suspend';
  return (
    <footer className="form-footer">
      {moderation ? (
        <button
          type="button"
          className={user.suspended ? 'button' : 'button danger-text'}
          onClick={() => moderation.ask(action, [user])}
        >
          <FormattedMessage id={`people.${action}`} />
        </button>
      ) : null}
      <Link className="button" href={hrefs.password(user.id)}>
        <FormattedMessage id="people.password" />
      </Link>
      {user.confirmed === null ? (
        <Link className="button" href={hrefs.confirm(user.id)}>
          <FormattedMessage id="people.confirm" />
        </Link>
      ) : null}
      <Link className="button primary" href={hrefs.edit(user.id)}>
        <FormattedMessage id="people.edit" />
      </Link>
    </footer>
  );
}
