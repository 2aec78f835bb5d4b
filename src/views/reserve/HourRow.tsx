import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { Reserve } from '#domain/offers/reserve';
import { NowLine } from './NowLine';
import { NowTime } from './NowTime';
import type { WeekCalendarProps } from './use-week';
import { WeekBlock } from './WeekBlock';

interface HourRowProps extends Omit<WeekCalendarProps, 'rows'> {
  hour: number;
  /** Whether the current time is in this hour of a day of the week. */
  isCurrent: boolean;
  /** The reservations of a day in this hour. */
  rowsOf: (day: string) => readonly Reserve[];
}

/** Visible reservations of a cell; the page of the day shows the others. */
const BLOCKS_MAX = 3;

/** One hour of every day of the week. */
export const HourRow = ({ week, hour, isCurrent, rowsOf, now, hrefOf }: HourRowProps) => (
  <tr>
    <th scope="row">
      {hour}:00
      {isCurrent ? <NowTime /> : null}
    </th>
    {week.days.map((day) => {
      const reservesInCell = rowsOf(day);
      return (
        <td key={day} className={day === week.today ? 'today' : undefined}>
          {isCurrent && day <= week.today ? <NowLine isToday={day === week.today} /> : null}
          {reservesInCell.slice(0, BLOCKS_MAX).map((row) => (
            <WeekBlock
              key={row.id}
              row={row}
              day={day}
              now={now}
              href={hrefOf(row.id)}
              withShop={week.shop === null}
            />
          ))}
          {reservesInCell.length > BLOCKS_MAX ? (
            <Link className="calendar-more" href={week.hrefs.day(day)}>
              <FormattedMessage id="calendar.more" values={{ count: reservesInCell.length - BLOCKS_MAX }} />
            </Link>
          ) : null}
        </td>
      );
    })}
  </tr>
);
