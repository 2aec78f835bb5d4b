import { foldTypedText, type TypingContext, typedDay } from './typed-date';

/** The half of the day is written before or after the digits. */
const MORNING = /^(午前|上午|am)|(am)$/;
const AFTERNOON = /^(午後|下午|pm)|(pm)$/;
/** `9:30`; `9時`, `9時半`, `9時30分`, also with the Chinese characters; `930`, `0930`; an hour alone. */
const NOTATIONS = [
  /^(?<hour>\d{1,2}):(?<minute>\d\d)$/,
  /^(?<hour>\d{1,2})[時时点](?:(?<minute>\d{1,2})分?|(?<half>半))?$/,
  /^(?<hour>\d{1,2})(?<minute>\d\d)$/,
  /^(?<hour>\d{1,2})$/,
];

/** Parses a time as people type it into `09:30`; null for other text. */
export function typedTime(text: string): string | null {
  // Spanish writes `a. m.`
  const folded = foldTypedText(text).replace(/([ap])\.? ?m\.?/, '$1m');
  const halfOfDay = MORNING.test(folded) ? 'am' : AFTERNOON.test(folded) ? 'pm' : null;
  const clockText =
    halfOfDay === null ? folded : folded.replace(halfOfDay === 'am' ? MORNING : AFTERNOON, '').trim();
  const parts = NOTATIONS.map((notation) => notation.exec(clockText)?.groups).find(Boolean);
  if (parts === undefined || (halfOfDay === null && /^\d{1,2}$/.test(clockText))) return null;
  const hour = Number(parts.hour);
  const minute = parts.half ? 30 : Number(parts.minute ?? 0);
  if (minute > 59 || hour > (halfOfDay === null ? 23 : 12)) return null;
  const hours = halfOfDay === null ? hour : (hour % 12) + (halfOfDay === 'pm' ? 12 : 0);
  return `${twoDigits(hours)}:${twoDigits(minute)}`;
}

/** Parses a day followed by a time into `2026-04-01T09:30`; null for other text, also for a day without a time. */
export function typedMoment(text: string, context: TypingContext): string | null {
  const folded = foldTypedText(text);
  for (let end = 1; end < folded.length; end += 1) {
    const [day, time] = [folded.slice(0, end), folded.slice(end)];
    // in `4/1930` the end of the day is ambiguous
    if (/\d$/.test(day) && /^\d/.test(time) && !/^\d{8}$/.test(day)) continue;
    const [typedDayText, clock] = [typedDay(day, context), typedTime(time.replace(/^ *t(?=\d)/, ''))];
    if (typedDayText !== null && clock !== null) return `${typedDayText}T${clock}`;
  }
  return null;
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');
