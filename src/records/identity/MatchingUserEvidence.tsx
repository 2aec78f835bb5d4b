import { isWaiting, type MatchingUser } from '#domain/recruitment/matching-user';
import { GenderText } from '#kit/column/GenderText';
import { Moment } from '#kit/date/Moment';
import { IdentityEvidence } from './IdentityEvidence';
import { identityName } from './identity-name';

/** The evidence about a user of the identity check. */
export const MatchingUserEvidence = ({ row }: { row: MatchingUser }) => (
  <IdentityEvidence
    source={row.image}
    name={identityName(row)}
    claims={claimsOf(row)}
    isWaiting={isWaiting(row)}
  />
);

const claimsOf = ({ name, content, gender, created_at: at }: MatchingUser) => [
  { title: 'identity.name', value: name },
  { title: 'identity.content', value: content, prose: true },
  { title: 'profile.gender', value: <GenderText gender={gender} /> },
  { title: 'identity.created_at', value: <Moment at={at} /> },
];
