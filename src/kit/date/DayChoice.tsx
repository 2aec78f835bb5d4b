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
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** A filter by day: one day, or every day. */
export default function DayChoice({ filter, label }: DayChoiceProps) {
  const intl = useIntl();
  const [any = ''] = filter.values;
  const [typed, setTyped] = useState(filter.value);
  const [requested, setRequested] = useState(filter.value);
  // the address has changed by something other than this field
  if (filter.value !== requested) {
    setRequested(filter.value);
    setTyped(filter.value);
  }
  const name = intl.formatMessage({ id: label });
  const problem = typed === any ? undefined : dayProblems(filter.name, typed)[0];

  function commit(day: string) {
    const chosen = day || any;
    const isDay = chosen === any || (dayProblems(filter.name, chosen).length === 0 && isInRange(chosen));
    if (!isDay || chosen === requested) return;
    setRequested(chosen);
    filter.choose(chosen);
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
        min={FIRST}
        max={LAST}
        value={typed === any ? '' : typed}
        onChange={(day) => setTyped(day || any)}
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

const isInRange = (day: string): boolean => day >= FIRST && day <= LAST;
