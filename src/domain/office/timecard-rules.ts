import { parseTime } from '#domain/base/japan-time';
import type { FieldProblem } from '#domain/base/problems';
import { endBeforeStartProblems, momentProblems, requiredProblems } from '#domain/base/rules';
import type { Timecard, TimecardDraft } from './timecard';

/** PROPOSED: a shift may continue after midnight, up to this length. */
export const SHIFT_HOURS_MAX = 16;
const SHIFT_MS_MAX = SHIFT_HOURS_MAX * 3_600_000;

type Shift = Pick<TimecardDraft, 'clock_in' | 'clock_out'>;

/** The end is after the start, within the longest shift, and neither is in the future. */
export function timecardProblems({ clock_in, clock_out }: Shift, now: number): FieldProblem[] {
  return [
    ...requiredProblems('clock_in', clock_in),
    ...mustBePastProblems('clock_in', clock_in, now),
    ...(clock_out === null
      ? []
      : [
          ...requiredProblems('clock_out', clock_out),
          ...mustBePastProblems('clock_out', clock_out, now),
          ...shiftLengthProblems(clock_in, clock_out),
        ].slice(0, 1)),
  ];
}

/** Problems of the end time that a forgotten card needs. */
export const clockOutProblems = (clock_in: string, clock_out: string, now: number): FieldProblem[] => [
  ...requiredProblems('clock_out', clock_out),
  ...timecardProblems({ clock_in, clock_out: clock_out || null }, now),
];

export const isOpen = ({ clock_out }: Shift): boolean => clock_out === null;

/** The last moment at which an open card can still be closed with the current time, in ms. */
export const shiftEndsBy = ({ clock_in }: Shift): number => parseTime(clock_in) + SHIFT_MS_MAX;

/** A card that is open beyond the longest shift: its end was not recorded. */
export const isForgotten = (card: Shift, now: number): boolean => isOpen(card) && now > shiftEndsBy(card);

export type ClockState = { kind: 'off' } | { kind: 'working' | 'forgotten'; card: Timecard };

/**
 * The state of a person by their own cards; a forgotten card comes first, because it must be completed first.
 */
export function clockStateOf(cards: readonly Timecard[], now: number): ClockState {
  const openCards = cards.filter(isOpen);
  const card = openCards.find((one) => isForgotten(one, now)) ?? openCards[0];
  if (card === undefined) return { kind: 'off' };
  return { kind: isForgotten(card, now) ? 'forgotten' : 'working', card };
}

/**
 * Whether two shifts of one person share a minute. Minutes, because the form of a card has no seconds
 * . An open shift has no end.
 */
export const overlaps = (one: Shift, other: Shift): boolean =>
  minuteOf(one.clock_in) < endOf(other) && minuteOf(other.clock_in) < endOf(one);

/** Whole minutes since 1970. */
export const minuteOf = (moment: string): number => Math.floor(parseTime(moment) / 60_000);

const endOf = ({ clock_out }: Shift): number =>
  clock_out === null ? Number.POSITIVE_INFINITY : minuteOf(clock_out);

function mustBePastProblems(field: string, text: string, now: number): FieldProblem[] {
  const problems = momentProblems(field, text);
  return problems.length === 0 && parseTime(text) > now
    ? [{ field, messageId: 'timecard.future' }]
    : problems;
}

function shiftLengthProblems(clock_in: string, clock_out: string): FieldProblem[] {
  const isTooLong = parseTime(clock_out) - parseTime(clock_in) > SHIFT_MS_MAX;
  return [
    ...endBeforeStartProblems('clock_out', clock_in, clock_out),
    ...(isTooLong
      ? [{ field: 'clock_out', messageId: 'timecard.tooLong', values: { max: SHIFT_HOURS_MAX } }]
      : []),
  ];
}
