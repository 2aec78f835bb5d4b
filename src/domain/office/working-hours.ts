import { parseTime } from '#domain/base/japan-time';
import { dayAt } from '#domain/base/week';
import { grouped } from './grouped';
import type { Timecard } from './timecard';
import { isOpen, minuteOf } from './timecard-rules';

/**
 * Minutes between the displayed minutes of start and end, so that the displayed times of a card add up
 * . Null for an open card and for invalid times.
 */
export function minutesOf({ clock_in, clock_out }: Pick<Timecard, 'clock_in' | 'clock_out'>): number | null {
  if (clock_out === null) return null;
  const minutes = minuteOf(clock_out) - minuteOf(clock_in);
  return minutes >= 0 ? minutes : null;
}

/** `8:05`, the notation of payrolls; a month has more than 24 hours. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export interface WorkedDay {
  cards: readonly Timecard[];
  minutes: number;
}

/** The month of one person. */
export interface WorkedMonth {
  /** Null: the id of the person is unknown. */
  staffId: number | null;
  staff: string | null;
  days: ReadonlyMap<string, WorkedDay>;
  minutes: number;
  /** Number of cards without an end, which add no minutes. */
  open: number;
}

/** One entry for each person, sorted by name; a shift belongs to the day of its start. */
export function workedMonths(cards: readonly Timecard[]): readonly WorkedMonth[] {
  const cardsByPerson = grouped(cards, ({ staff_id, staff }) => staff_id ?? staff ?? null);
  return [...cardsByPerson.values()].map(workedMonth).toSorted(byName);
}

function workedMonth(cards: readonly Timecard[]): WorkedMonth {
  const inOrder = cards.toSorted((one, other) => parseTime(one.clock_in) - parseTime(other.clock_in));
  const cardsByDay = grouped(inOrder, ({ clock_in }) => dayAt(clock_in));
  const lastCard = inOrder.at(-1);
  return {
    staffId: lastCard?.staff_id ?? null,
    staff: lastCard?.staff ?? null,
    days: new Map(
      [...cardsByDay].map(([day, dayCards]) => [day, { cards: dayCards, minutes: sumOf(dayCards) }]),
    ),
    minutes: sumOf(cards),
    open: cards.filter(isOpen).length,
  };
}

const sumOf = (cards: readonly Timecard[]): number =>
  cards.reduce((sum, card) => sum + (minutesOf(card) ?? 0), 0);

const byName = (one: WorkedMonth, other: WorkedMonth): number =>
  (one.staff ?? '').localeCompare(other.staff ?? '', 'ja') || (one.staffId ?? 0) - (other.staffId ?? 0);
