import { FormattedMessage } from 'react-intl';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { personKey } from './staff-of';

/** How many people these schedules have; one person may have several. */
export function StaffCount({ schedules }: { schedules: readonly WorkSchedule[] }) {
  const count = new Set(schedules.map(personKey)).size;
  return count === 0 ? (
    <b className="nobody">
      <FormattedMessage id="workSchedule.nobody" />
    </b>
  ) : (
    <FormattedMessage id="workSchedule.count" values={{ count }} />
  );
}
