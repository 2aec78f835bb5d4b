import { Link } from 'wouter';
import { isGender } from '#domain/people/gender';
import type { MatchingUser } from '#domain/recruitment/matching-user';
import { cityColumn } from '#kit/column/city-column';
import type { Column } from '#kit/column/column';
import { GenderText } from '#kit/column/GenderText';
import { pictureColumn } from '#kit/column/picture-column';
import { timeColumn } from '#kit/column/time-column';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import type { HeldDecision } from '#machines/decision-queue/decision-queue.machine';
import { IdentityState, identityState } from '#records/identity/IdentityState';
import { identityName } from '#records/identity/identity-name';

/** `hrefOf`: target of the link on the name. */
export const identityColumns = (
  hrefOf: (id: number) => string,
  held: readonly HeldDecision[],
): readonly Column<MatchingUser>[] => [
  pictureColumn('image', 'identity.image', ({ image }) => image, identityName),
  {
    id: 'name',
    title: 'identity.name',
    kind: 'main',
    sort: 'name',
    text: identityName,
    cell: (user) => (
      <span className="clamp">
        <Link href={hrefOf(user.id)}>{identityName(user)}</Link> <span className="quiet">{user.content}</span>
      </span>
    ),
  },
  {
    id: 'gender',
    title: 'profile.gender',
    width: 'short',
    sort: 'gender',
    cell: ({ gender }) => <GenderText gender={gender} />,
    text: ({ gender }, { intl }) =>
      isGender(gender) ? intl.formatMessage({ id: `profile.gender.${gender}` }) : gender,
  },
  cityColumn(),
  timeColumn('created_at', 'identity.created_at', 'wide'),
  {
    id: 'state',
    title: 'identity.state',
    width: 'state',
    cell: (row) => (
      <HeldTag held={held} id={row.id}>
        <IdentityState row={row} />
      </HeldTag>
    ),
    text: (row, { intl }) => intl.formatMessage({ id: identityState(row).text }),
  },
];
