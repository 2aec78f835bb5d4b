import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDay } from '#domain/base/japan-time';
import { Popover } from '#kit/overlay/Popover';
import type { DateCalendarProps } from './calendar-props';
import { MonthCalendar } from './MonthCalendar';
import './calendar-popover.css';

/**
 * One click chooses a day; a button below the calendar chooses a day with a time; the click on the last day chooses
 * a period.
 */
export default function CalendarPopover(props: DateCalendarProps) {
  const { id, anchor, kind, value, span, today, min, max, isRequired, onChoose, onClose } = props;
  const intl = useIntl();
  const [valueDay = '', valueTime = '00:00'] = value.split('T');
  const [chosenDays, setChosenDays] = useState<readonly string[]>(() =>
    // the form value of an end may be text that is no day
    (span ? [span.start, span.end] : [valueDay]).filter(isDay),
  );
  const [time, setTime] = useState(valueTime);
  const mayChooseToday = span === undefined && !(min && today < min) && !(max && today > max);

  function choose(next: readonly string[]) {
    setChosenDays(next);
    const [start = '', end] = next;
    if (span) {
      if (end !== undefined) applyAndClose(() => span.onChange(start, end));
    } else if (kind === 'day') applyAndClose(() => onChoose(start));
  }

  function applyAndClose(applyChoice: () => void) {
    applyChoice();
    onClose(true);
  }

  return (
    <Popover
      id={id}
      anchor={anchor}
      label={intl.formatMessage({ id: 'calendar.title' })}
      className="calendar-popover"
      firstFocus='.month-calendar td [tabindex="0"]'
      onClose={onClose}
    >
      <MonthCalendar
        days={chosenDays}
        shown={valueDay || chosenDays[0]}
        isRange={span !== undefined}
        today={today}
        min={min}
        max={max}
        onChoose={choose}
      />
      {kind === 'moment' ? <TimeSelects time={time} onChange={setTime} /> : null}
      <div className="calendar-buttons">
        {mayChooseToday ? (
          <button type="button" className="button small" onClick={() => choose([today])}>
            <FormattedMessage id="calendar.today" />
          </button>
        ) : null}
        {isRequired ? null : (
          <button
            type="button"
            className="button small"
            onClick={() => applyAndClose(() => (span ? span.onChange('', '') : onChoose('')))}
          >
            <FormattedMessage id="calendar.clear" />
          </button>
        )}
        {kind === 'moment' ? (
          <button
            type="button"
            className="button small primary"
            disabled={chosenDays.length === 0}
            onClick={() => applyAndClose(() => onChoose(`${chosenDays[0]}T${time}`))}
          >
            <FormattedMessage id="calendar.choose" />
          </button>
        ) : null}
      </div>
    </Popover>
  );
}

/** The select offers every fifth minute; the field accepts any. */
const MINUTE_STEP = 5;

function TimeSelects({ time, onChange }: { time: string; onChange(time: string): void }) {
  const intl = useIntl();
  const [hour = '', minute = ''] = time.split(':');
  const minutes = numbersBelow(60).filter((each) => Number(each) % MINUTE_STEP === 0 || each === minute);
  const renderSelect = (
    label: string,
    chosen: string,
    choices: readonly string[],
    onSelect: (to: string) => void,
  ) => (
    <select
      className="input"
      aria-label={intl.formatMessage({ id: label })}
      value={chosen}
      onChange={({ target }) => onSelect(target.value)}
    >
      {choices.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
  return (
    <div className="calendar-time">
      {renderSelect('calendar.hour', hour, numbersBelow(24), (to) => onChange(`${to}:${minute}`))}
      <span aria-hidden="true">:</span>
      {renderSelect('calendar.minute', minute, minutes, (to) => onChange(`${hour}:${to}`))}
    </div>
  );
}

const numbersBelow = (end: number): string[] =>
  Array.from({ length: end }, (_, index) => `${index}`.padStart(2, '0'));
