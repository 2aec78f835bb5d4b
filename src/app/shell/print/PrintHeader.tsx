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
        <HeaderLine title="print.city">{city ? cityName(city) : ''}</HeaderLine>
        <HeaderLine title="print.conditions" ofList>
          <ListConditions />
        </HeaderLine>
        <HeaderLine title="print.at">{timestampText(printedAt)}</HeaderLine>
        <HeaderLine title="print.by">{displayName(profile)}</HeaderLine>
      </dl>
    </div>
  );
}

interface HeaderLineProps {
  /** Message id. */
  title: string;
  /** Describes the list, so it is hidden in the print of a record that was opened from it. */
  ofList?: boolean;
  children: ReactNode;
}

const HeaderLine = ({ title, ofList, children }: HeaderLineProps) => (
  <div className={ofList ? 'of-list' : undefined}>
    <dt>
      <FormattedMessage id={title} />
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The list conditions of the address (`list-state.ts`). */
function ListConditions() {
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
  const [printedAt, setPrintedAt] = useState(() => clock.now());
  useEffect(
    function noteMoment() {
      const notePrintTime = () => flushSync(() => setPrintedAt(clock.now()));
      window.addEventListener('beforeprint', notePrintTime);
      return () => window.removeEventListener('beforeprint', notePrintTime);
    },
    [clock],
  );
  return printedAt;
}
