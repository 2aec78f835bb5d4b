import { FormattedMessage } from 'react-intl';
import { dayAt, nearDay } from '#domain/base/week';
import { useAppServices } from '#kit/context/app-services';
import { timestampText } from '#kit/services/dates';
import type { Column } from './column';
import { timeColumn } from './time-column';

/** A time by which the list is ordered; those of the next days are grouped by a word before it. */
export function upcomingColumn<Field extends string>(
  id: Field,
  title: string,
): Column<Partial<Record<Field, string | null>>> {
  const { cell, ...column } = timeColumn(id, title);
  return {
    ...column,
    cell: (row) => (
      <>
        <NearDay moment={row[id] ?? ''} />
        {cell(row)}
      </>
    ),
    text: (row) => (row[id] ? timestampText(row[id]) : null),
  };
}

function NearDay({ moment }: { moment: string }) {
  const { clock } = useAppServices();
  const nearDayName = nearDay(dayAt(moment), dayAt(clock.now()));
  return nearDayName === null ? null : (
    <>
      <b>
        <FormattedMessage id={`calendar.${nearDayName}`} />
      </b>{' '}
    </>
  );
}
