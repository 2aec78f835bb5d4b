import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from '#kit/context/app-services';
import { PageHead } from '#kit/page/PageHead';
import { useOwnSchool } from '../use-school';
import { SchoolChoice } from './SchoolChoice';
import { SchoolNotifications } from './SchoolNotifications';
import { SchoolUsers } from './SchoolUsers';

/** Notifications and users of one school: the user's own, or the one that the office names. */
export default function SchoolPart({ tabs }: { tabs: ReactNode }) {
  const ownSchool = useOwnSchool();
  const parameters = useSearch();
  const school = ownSchool ?? parameters.get('school') ?? '';
  const choice = ownSchool === null ? <SchoolChoice school={school} /> : null;
  if (!/^[1-9]\d*$/.test(school)) {
    return (
      <>
        <PageHead title="notification.title" tabs={tabs} />
        {choice}
        <p className="records-note">
          <FormattedMessage id="audience.school.choose" />
        </p>
      </>
    );
  }
  const SchoolTab = parameters.get('show') === 'users' ? SchoolUsers : SchoolNotifications;
  return <SchoolTab key={school} school={school} tabs={tabs} choice={choice} />;
}
