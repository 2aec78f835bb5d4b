import { FormattedMessage, useIntl } from 'react-intl';
import type { Span } from '#domain/base/period';
import { dayAt, daysFrom, monthsFrom } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import type { AddressSpan } from './use-span';

interface SpanPresetsProps extends Pick<AddressSpan, 'choose'> {
  /** The days that have figures. */
  shown: Span;
}

/** The spans that are chosen most; the address holds the days. */
export function SpanPresets({ shown, choose }: SpanPresetsProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  return (
    <fieldset className="span-presets" aria-label={intl.formatMessage({ id: 'period.presets' })}>
      {presetSpansOn(dayAt(clock.now())).map(([label, days]) => (
        <button
          key={label}
          type="button"
          className="button small"
          aria-pressed={days.start === shown.start && days.end === shown.end}
          onClick={() => choose(days)}
        >
          <FormattedMessage id={label} />
        </button>
      ))}
    </fieldset>
  );
}

/** A span has two days at least (R-VAL-CONTENT-17): on the first of a month, this month is its first two. */
function presetSpansOn(today: string): readonly (readonly [label: string, days: Span])[] {
  const month = today.slice(0, 'YYYY-MM'.length);
  const monthStart = `${month}-01`;
  return [
    ['period.week', { start: daysFrom(today, -6), end: today }],
    ['period.thirtyDays', { start: daysFrom(today, -29), end: today }],
    ['period.thisMonth', { start: monthStart, end: today === monthStart ? daysFrom(monthStart, 1) : today }],
    ['period.lastMonth', { start: `${monthsFrom(month, -1)}-01`, end: daysFrom(monthStart, -1) }],
  ];
}
