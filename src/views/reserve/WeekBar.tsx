import { FormattedMessage, useIntl } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import { CalendarBar } from '#kit/calendar/CalendarBar';
import { localDate } from '#kit/services/dates';
import { type ReserveWeekState, shopsOf } from './use-week';

interface WeekBarProps {
  week: ReserveWeekState;
  /** Reservations of every shop. */
  rows: readonly Reserve[];
}

/** Selects the week and the shop. */
export function WeekBar({ week, rows }: WeekBarProps) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  const { monday, days, hrefs, shop, chooseShop } = week;
  return (
    <CalendarBar
      hrefs={hrefs}
      labels={BAR_LABELS}
      title={
        <FormattedMessage
          id="reserve.week.span"
          values={{ from: localDate(intl, monday), to: localDate(intl, days.at(-1) ?? monday) }}
        />
      }
    >
      <label className="filter week-shop">
        <span>
          <FormattedMessage id="list.filter" values={{ label: label('reserve.shop') }} />
        </span>
        <select
          className="input"
          aria-label={label('reserve.shop')}
          value={shop ?? ''}
          onChange={({ target }) => chooseShop(target.value === '' ? null : target.value)}
        >
          <option value="">{label('reserve.week.allShops')}</option>
          {shopsOf(rows, shop).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </CalendarBar>
  );
}

const BAR_LABELS = { previous: 'reserve.week.previous', next: 'reserve.week.next', now: 'reserve.week.now' };
