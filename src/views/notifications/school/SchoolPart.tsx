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
  const own = useOwnSchool();
  const parameters = useSearch();
  const school = own ?? parameters.get('school') ?? '';
  const choice = own === null ? <SchoolChoice school={school} /> : null;
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
  const Part = parameters.get('show') === 'users' ? SchoolUsers : SchoolNotifications;
  return <Part key={school} school={school} tabs={tabs} choice={choice} />;
}
