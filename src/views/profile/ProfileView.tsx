import { FormattedMessage, useIntl } from 'react-intl';
import { displayName, type Profile } from '#domain/profile';
import { Details } from '#kit/Details';
import { dateText } from '#kit/dates';
import { PageHead } from '#kit/PageHead';
import { useUser } from '#kit/scope';

const FIELDS = [
  'username',
  'email',
  'lastname',
  'firstname',
  'gender',
  'phone',
  'address',
  'introduction',
] as const satisfies readonly (keyof Profile)[];

/** Who is signed in. The data is the session's own: loaded anew with every move. */
export default function ProfileView() {
  const intl = useIntl();
  const { profile, role } = useUser();
  return (
    <>
      <PageHead title="profile.title" />
      <Details
        entries={[
          { title: 'profile.name', value: displayName(profile) },
          { title: 'profile.role', value: <FormattedMessage id={`user.role.${role}`} /> },
          { title: 'profile.company', value: profile.company_name },
          { title: 'profile.birthday', value: profile.birthday ? dateText(profile.birthday) : null },
          ...FIELDS.map((field) => ({ title: `profile.${field}`, value: profile[field] })),
          {
            title: 'profile.total_review',
            value: profile.total_review == null ? null : intl.formatNumber(profile.total_review),
          },
        ]}
      />
    </>
  );
}
