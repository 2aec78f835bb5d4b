import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { userDetail } from '#api/people/user-queries';
import { mayChangeUser, type User } from '#domain/people/user';
import { GenderText } from '#kit/column/GenderText';
import { RoleName } from '#kit/column/RoleName';
import { useScope, useUser } from '#kit/context/scope';
import { LocalDate } from '#kit/date/LocalDate';
import { Moment } from '#kit/date/Moment';
import type { Action } from '#kit/overlay/ActionButton';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { QueryState } from '#kit/page/QueryState';
import { type DetailSection, Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { Moderation } from './moderation';
import { UserState, userName } from './user-columns';
import type { UserHrefs } from './user-hrefs';

interface UserDetailProps {
  id: number;
  hrefs: UserHrefs;
  moderation: Moderation | null;
}

export function UserDetail({ id, ...rest }: UserDetailProps) {
  const query = useQuery(userDetail(useScope(), id));
  return <QueryState query={query}>{(user) => <UserRecord user={user} {...rest} />}</QueryState>;
}

function UserRecord({ user, hrefs, moderation }: { user: User } & Omit<UserDetailProps, 'id'>) {
  const intl = useIntl();
  const { role } = useUser();
  const mayChange = mayChangeUser(user, role);
  const actions = useActions(user, hrefs, moderation);
  return (
    <RecordFrame
      name={userName(user)}
      tags={
        <>
          <UserState user={user} />
          <RoleName permission={user.permission} />
        </>
      }
      primary={
        mayChange
          ? { label: intl.formatMessage({ id: 'people.edit' }), href: hrefs.edit(user.id) }
          : undefined
      }
      actions={mayChange ? actions : []}
    >
      <Details sections={sectionsOf(user)} />
    </RecordFrame>
  );
}

function useActions(user: User, hrefs: UserHrefs, moderation: Moderation | null): Action[] {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  const moderationAction = user.suspended ? 'resume' : 'suspend';
  return [
    ...(user.confirmed === null
      ? [
          {
            label: label('people.confirm'),
            icon: 'pi pi-id-card',
            href: hrefs.confirm(user.id),
          },
        ]
      : []),
    {
      label: label('people.password'),
      icon: 'pi pi-key',
      href: hrefs.password(user.id),
    },
    ...(moderation
      ? [
          {
            label: label(`people.${moderationAction}`),
            icon: user.suspended ? 'pi pi-play-circle' : 'pi pi-ban',
            danger: !user.suspended,
            onSelect: () => moderation.start(moderationAction, [user]),
          },
        ]
      : []),
  ];
}

function sectionsOf(user: User): DetailSection[] {
  const { birthday, gender, created_at: createdAt, last_modified: modifiedAt } = user;
  const picture = user.avatar ?? user.icon;
  return [
    {
      title: 'people.section.contact',
      entries: [
        { title: 'profile.email', value: user.email },
        { title: 'profile.phone', value: user.phone ? <a href={`tel:${user.phone}`}>{user.phone}</a> : null },
        { title: 'profile.address', value: user.address },
      ],
    },
    {
      title: 'people.section.person',
      entries: [
        { title: 'profile.username', value: user.username },
        {
          title: 'profile.avatar',
          value: picture ? (
            <PreviewableImage source={picture} name={userName(user)} className="profile-picture" />
          ) : null,
        },
        { title: 'profile.name', value: user.name },
        { title: 'profile.lastname', value: user.lastname },
        { title: 'profile.firstname', value: user.firstname },
        { title: 'profile.gender', value: gender ? <GenderText gender={gender} /> : null },
        { title: 'profile.birthday', value: birthday ? <LocalDate at={birthday} /> : null },
        { title: 'profile.introduction', value: user.introduction, prose: true },
      ],
    },
    {
      title: 'people.section.belongs',
      entries: [
        { title: 'profile.company', value: user.company_name || user.company_slug },
        { title: 'people.shop', value: user.code_shop },
        { title: 'account.teacher.school', value: user.school },
        { title: 'account.teacher.group', value: user.group },
        { title: 'account.teacher.classes', value: user.classes },
      ],
    },
    {
      title: 'people.section.history',
      entries: [
        { title: 'profile.total_review', value: user.total_review },
        { title: 'people.created_at', value: <Moment at={createdAt} /> },
        { title: 'people.last_modified', value: <Moment at={modifiedAt} /> },
      ],
    },
  ];
}
