import { FormattedMessage } from 'react-intl';
import { parseTime } from '#domain/base/japan-time';
import type { Period } from '#domain/base/period';
import { PERIOD_TONES } from '#kit/column/period-tones';
import { StateTag } from '#kit/column/StateTag';
import { useNow } from '#kit/context/use-now';
import { Moment } from '#kit/date/Moment';
import './time-sale.css';

/**
 * The periods as a bar of their total duration, and each of them as text, which screen readers read. The bar
 * is drawn only where it adds information: the progress of a running sale, or the shares of several upcoming
 * periods.
 */
export function SalePeriods({ periods }: { periods: readonly Period[] }) {
  const wholePeriod = { start: periods[0]?.start ?? '', end: periods.at(-1)?.end ?? '' };
  const now = useNow([wholePeriod.start, wholePeriod.end]);
  const [saleStart, saleEnd] = [parseTime(wholePeriod.start), parseTime(wholePeriod.end)];
  const percentAt = (moment: number) => `${((moment - saleStart) / (saleEnd - saleStart)) * 100}%`;
  const state = now < saleStart ? 'upcoming' : now < saleEnd ? 'running' : 'over';
  return (
    <div className="sale-periods">
      <StateTag tone={PERIOD_TONES[state]} text={`timeSale.state.${state}`} />
      {saleStart < saleEnd && (state === 'running' || (state === 'upcoming' && periods.length > 1)) ? (
        <div className="period-bar" aria-hidden="true">
          {periods.map(({ start, end }) => (
            <span
              key={start}
              style={{
                left: percentAt(parseTime(start)),
                right: `calc(100% - ${percentAt(parseTime(end))})`,
              }}
            />
          ))}
          {state === 'running' ? <i style={{ left: percentAt(now) }} /> : null}
        </div>
      ) : null}
      <ol>
        {periods.map(({ start, end }) => (
          <li key={start}>
            <Moment at={start} />
            <FormattedMessage id="timeSale.until" />
            <Moment at={end} />
          </li>
        ))}
      </ol>
    </div>
  );
}
