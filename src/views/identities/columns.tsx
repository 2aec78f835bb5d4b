import { FormattedMessage } from 'react-intl';
import { GENDERS } from '#domain/account';
import type { MatchingUser } from '#domain/matching-user';
import { CityOfRow } from '#kit/CityOfRow';
import { timestampText } from '#kit/dates';
import type { Column } from '#kit/RecordTable';
import { shortText } from '#kit/short-text';
import { IdentityPicture } from './IdentityPicture';

/** How someone is called in questions and buttons. */
export const userName = ({ id, name }: MatchingUser): string => shortText(name ?? '') || `#${id}`;

/** In the user's language, or as the server says it. */
export const Gender = ({ gender }: Pick<MatchingUser, 'gender'>) =>
  GENDERS.some((one) => one === gender) ? (
    <FormattedMessage id={`profile.gender.${gender}`} />
  ) : (
    gender || '–'
  );

export const COLUMNS: readonly Column<MatchingUser>[] = [
  {
    id: 'image',
    title: 'identity.image',
    cell: (user) => <IdentityPicture source={user.image} name={userName(user)} small />,
  },
  {
    id: 'name',
    title: 'identity.name',
    kind: 'main',
    cell: (user) => (
      <>
        <span className="clamp">{userName(user)}</span>
        <span className="clamp quiet">{user.content}</span>
      </>
    ),
  },
  { id: 'gender', title: 'profile.gender', cell: ({ gender }) => <Gender gender={gender} /> },
  { id: 'city', title: 'matching.city', kind: 'wide', cell: ({ city }) => <CityOfRow slug={city} /> },
  {
    id: 'created_at',
    title: 'identity.created_at',
    kind: 'wide',
    cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
  },
];
