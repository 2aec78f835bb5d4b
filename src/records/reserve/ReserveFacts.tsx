import { FormattedMessage } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import { hasFeature } from '#domain/places/cities';
import { useUser } from '#kit/context/scope';
import { Moment } from '#kit/date/Moment';
import { Details } from '#kit/record/Details';
import { LockerName } from '#records/locker/LockerName';

/** All that is known of a reservation, below its guest as heading. */
export function ReserveFacts({ row }: { row: Reserve }) {
  const { city } = useUser();
  return (
    <Details
      entries={[
        { title: 'reserve.user', value: row.user },
        { title: 'reserve.shop', value: row.shop },
        { title: 'field.date', value: <Moment at={row.date} /> },
        {
          title: 'field.people',
          value: <FormattedMessage id="reserve.people" values={{ count: row.people }} />,
        },
        ...(hasFeature(city, 'locker')
          ? [{ title: 'field.locker', value: row.locker == null ? null : <LockerName id={row.locker} /> }]
          : []),
      ]}
    />
  );
}
