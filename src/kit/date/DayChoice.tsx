import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayProblems } from '#domain/base/rules';
import { DateInput } from './DateInput';

interface DayChoiceProps {
  /** The first of the values stands for every day. */
  filter: { name: string; value: string; values: readonly string[]; choose(value: string): void };
  /** Message id. */
  label: string;
}

/** While the user types a year, the native picker's value is before this range. */
const MIN_DAY = '2000-01-01';
const MAX_DAY = '2099-12-31';

/** A filter by day: one day, or every day. */
export default function DayChoice({ filter, label }: DayChoiceProps) {
  const intl = useIntl();
  const [everyDay = ''] = filter.values;
  const [typedDay, setTypedDay] = useState(filter.value);
  const [requestedDay, setRequestedDay] = useState(filter.value);
  // the address has changed by something other than this field
  if (filter.value !== requestedDay) {
    setRequestedDay(filter.value);
    setTypedDay(filter.value);
  }
  const name = intl.formatMessage({ id: label });
  const problem = typedDay === everyDay ? undefined : dayProblems(filter.name, typedDay)[0];

  function commit(day: string) {
    const chosenValue = day || everyDay;
    const isDay =
      chosenValue === everyDay ||
      (dayProblems(filter.name, chosenValue).length === 0 && isInRange(chosenValue));
    if (!isDay || chosenValue === requestedDay) return;
    setRequestedDay(chosenValue);
    filter.choose(chosenValue);
  }

  return (
    <div className="filter">
      <span>
        <FormattedMessage id="list.filter" values={{ label: name }} />
      </span>
      <DateInput
        kind="day"
        className="input"
        label={name}
        aria-label={name}
        aria-invalid={problem !== undefined}
        min={MIN_DAY}
        max={MAX_DAY}
        value={typedDay === everyDay ? '' : typedDay}
        onChange={(day) => setTypedDay(day || everyDay)}
        onCommit={commit}
      />
      {problem ? (
        <p className="field-error" role="alert">
          <FormattedMessage id={problem.messageId} />
        </p>
      ) : null}
    </div>
  );
}

const isInRange = (day: string): boolean => day >= MIN_DAY && day <= MAX_DAY;
