import { foldTyped, type TypingContext, typedDay } from './typed-date';

/** Before or after the digits. */
const MORNING = /^(午前|上午|am)|(am)$/;
const AFTERNOON = /^(午後|下午|pm)|(pm)$/;
/** `9:30`; `9時`, `9時半`, `9時30分`, also with the Chinese characters; `930`, `0930`; an hour alone. */
const NOTATIONS = [
  /^(?<hour>\d{1,2}):(?<minute>\d\d)$/,
  /^(?<hour>\d{1,2})[時时点](?:(?<minute>\d{1,2})分?|(?<half>半))?$/,
  /^(?<hour>\d{1,2})(?<minute>\d\d)$/,
  /^(?<hour>\d{1,2})$/,
];

/** `09:30` of a time as people type it; null for what is none. */
export function typedTime(text: string): string | null {
  // a. m.
  const folded = foldTyped(text).replace(/([ap])\.? ?m\.?/, '$1m');
  const half = MORNING.test(folded) ? 'am' : AFTERNOON.test(folded) ? 'pm' : null;
  const clock = half === null ? folded : folded.replace(half === 'am' ? MORNING : AFTERNOON, '').trim();
  const parts = NOTATIONS.map((notation) => notation.exec(clock)?.groups).find(Boolean);
  if (parts === undefined || (half === null && /^\d{1,2}$/.test(clock))) return null;
  const hour = Number(parts.hour);
  const minute = parts.half ? 30 : Number(parts.minute ?? 0);
  if (minute > 59 || hour > (half === null ? 23 : 12)) return null;
  const hours = half === null ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${twoDigits(hours)}:${twoDigits(minute)}`;
}

/** `2026-04-01T09:30` of a day with a time after it; null for what is none, as a day alone. */
export function typedMoment(text: string, context: TypingContext): string | null {
  const folded = foldTyped(text);
  for (let end = 1; end < folded.length; end += 1) {
    const [day, time] = [folded.slice(0, end), folded.slice(end)];
    // `4/1930`: nothing shows where the day ends
    if (/\d$/.test(day) && /^\d/.test(time) && !/^\d{8}$/.test(day)) continue;
    const [typed, clock] = [typedDay(day, context), typedTime(time.replace(/^ *t(?=\d)/, ''))];
    if (typed !== null && clock !== null) return `${typed}T${clock}`;
  }
  return null;
}

const twoDigits = (value: number): string => `${value}`.padStart(2, '0');
