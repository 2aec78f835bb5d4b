import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { displayName } from '#domain/people/profile';
import { cityName } from '#domain/places/city';
import { useAppServices, useSearch } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { LocalDate } from '#kit/date/LocalDate';
import { timestampText } from '#kit/services/dates';

/** Header of every printed page: title, city, conditions, time and user. */
export function PrintHeader({ screen }: { screen: Screen }) {
  const { profile, city } = useUser();
  const printedAt = usePrintedAt();
  return (
    <div className="print-header">
      <p className="print-title">
        <FormattedMessage id={screen.title} />
      </p>
      <dl>
        <Line title="print.city">{city ? cityName(city) : ''}</Line>
        <Line title="print.conditions" ofList>
          <Conditions />
        </Line>
        <Line title="print.at">{timestampText(printedAt)}</Line>
        <Line title="print.by">{displayName(profile)}</Line>
      </dl>
    </div>
  );
}

interface LineProps {
  /** Message id. */
  title: string;
  /** Describes the list, so it is hidden in the print of a record that was opened from it. */
  ofList?: boolean;
  children: ReactNode;
}

const Line = ({ title, ofList, children }: LineProps) => (
  <div className={ofList ? 'of-list' : undefined}>
    <dt>
      <FormattedMessage id={title} />
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The list conditions of the address (`list-state.ts`). */
function Conditions() {
  const parameters = useSearch();
  const search = parameters.get('search') ?? '';
  const [from, to] = ['from', 'to'].map((name) => parameters.get(name) ?? '');
  const page = Number(parameters.get('page') ?? 1);
  return (
    <>
      {search || from || to ? null : <FormattedMessage id="print.noConditions" />}
      {search ? <FormattedMessage id="print.search" values={{ search }} /> : null}
      {search && (from || to) ? ' / ' : null}
      {from || to ? (
        <FormattedMessage
          id="period.shown"
          values={{ start: <LocalDate at={from || '–'} />, end: <LocalDate at={to || '–'} /> }}
        />
      ) : null}
      {page > 1 ? (
        <>
          {' / '}
          <FormattedMessage id="list.page" values={{ page }} />
        </>
      ) : null}
    </>
  );
}

/** The time of printing, rendered before the browser draws the print. */
function usePrintedAt(): number {
  const { clock } = useAppServices();
  const [at, setAt] = useState(() => clock.now());
  useEffect(
    function noteMoment() {
      const note = () => flushSync(() => setAt(clock.now()));
      window.addEventListener('beforeprint', note);
      return () => window.removeEventListener('beforeprint', note);
    },
    [clock],
  );
  return at;
}
