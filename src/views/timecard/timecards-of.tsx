import { timecardSource } from '#api/office/timecards';
import type { Clock } from '#domain/base/clock';
import type { Timecard, TimecardDraft } from '#domain/office/timecard';
import { isForgotten, isOpen } from '#domain/office/timecard-rules';
import { hoursText, minutesOf } from '#domain/office/working-hours';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { Moment } from '#kit/date/Moment';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { dateText, type LocalIntl, localDate, timestampText } from '#kit/services/dates';
import { ClockOut, ClockTime } from './ClockTime';
import type { TimecardValues } from './form-values';
import { staffName } from './staff-of';

type CardState = 'working' | 'forgotten' | 'done';

const TONES: Readonly<Record<CardState, StateTone>> = {
  working: 'waiting',
  forgotten: 'stopped',
  done: 'done',
};

const nameOf = (intl: LocalIntl, row: Timecard): string =>
  `${staffName(row)} ${localDate(intl, row.clock_in)}`;

/** The cards of a company. Every role except staff adds, corrects and deletes them. */
export const timecardsOf = (company: string, clock: Clock, intl: LocalIntl) => {
  const stateOf = (row: Timecard): CardState =>
    isForgotten(row, clock.now()) ? 'forgotten' : isOpen(row) ? 'working' : 'done';
  const tagOf = (row: Timecard) => (
    <StateTag tone={TONES[stateOf(row)]} text={`timecard.state.${stateOf(row)}`} />
  );
  return defineResource({
    title: 'timecard.title',
    empty: 'empty.timecards',
    noun: 'timecard.noun',
    search: 'timecard.search',
    source: timecardSource(company),
    nameOf: (row) => nameOf(intl, row),
    columns: [
      { id: 'staff', title: 'timecard.staff', sort: 'staff', cell: staffName },
      {
        id: 'date',
        title: 'timecard.date',
        width: 'phrase',
        sort: 'clock_in',
        cell: ({ clock_in }) => <Moment at={clock_in} dayOnly />,
        text: ({ clock_in }) => dateText(clock_in),
      },
      {
        id: 'clock_in',
        title: 'timecard.clock_in',
        width: 'short',
        cell: ({ clock_in }) => <ClockTime moment={clock_in} />,
        text: ({ clock_in }) => timestampText(clock_in),
      },
      {
        id: 'clock_out',
        title: 'timecard.clock_out',
        width: 'short',
        sort: 'clock_out',
        cell: (row) => <ClockOut card={row} />,
        text: ({ clock_out }) => (clock_out === null ? null : timestampText(clock_out)),
      },
      {
        id: 'hours',
        title: 'timecard.hours',
        kind: 'number',
        width: 'short',
        cell: (row) => hoursOf(row) ?? '–',
        text: hoursOf,
      },
      {
        id: 'state',
        title: 'timecard.state',
        width: 'state',
        cell: tagOf,
        text: (row) => intl.formatMessage({ id: `timecard.state.${stateOf(row)}` }),
      },
    ],
    detail: (row) => [
      { title: 'timecard.staff', value: row.staff },
      { title: 'timecard.clock_in', value: <Moment at={row.clock_in} /> },
      { title: 'timecard.clock_out', value: <Moment at={row.clock_out} /> },
      { title: 'timecard.hours', value: hoursOf(row) },
      { title: 'timecard.state', value: tagOf(row) },
    ],
    Form: lazyComponent(() => import('./TimecardForm')),
    draftOf: ({ staff_id, clock_in, clock_out }: TimecardValues): TimecardDraft => ({
      staff_id: staff_id?.id ?? null,
      clock_in,
      clock_out: clock_out || null,
    }),
    copies: false,
    mayWrite: ({ role }) => role !== 'staff_shop',
  });
};

function hoursOf(row: Timecard): string | null {
  const minutes = minutesOf(row);
  return minutes === null ? null : hoursText(minutes);
}
