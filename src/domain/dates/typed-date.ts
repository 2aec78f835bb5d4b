import { calendarDay, isDay } from '#domain/base/japan-time';

/** The parameters of parsing. */
export interface TypingContext {
  /** In Spanish the day is before the month, unless the year comes first. */
  language: string;
  /** The current day in Japan, `2026-04-01`. */
  today: string;
}

/** First and last day of each era of Japan; two eras share the day of their change. */
const ERAS = [
  { names: ['令和', 'r'], first: '2019-05-01', last: '9999-12-31' },
  { names: ['平成', 'h'], first: '1989-01-08', last: '2019-04-30' },
  { names: ['昭和', 's'], first: '1926-12-25', last: '1989-01-07' },
  { names: ['大正', 't'], first: '1912-07-30', last: '1926-12-25' },
];

/** `days`: after today. */
const RELATIVE_DAYS = [
  { days: -1, names: ['昨日', 'yesterday', 'ayer', '昨天'] },
  { days: 0, names: ['今日', 'today', 'hoy', '今天'] },
  { days: 1, names: ['明日', 'tomorrow', 'mañana', '明天'] },
];

const WEEKDAY =
  / *\(([日月火水木金土](曜日?)?|(周|星期)?[一二三四五六日天]|(sun|mon|tue|wed|thu|fri|sat|dom|lun|mar|mi[eé]|jue|vie|s[aá]b)\p{L}*\.?)\)$/u;

const YEAR_FIRST = /^(\d{4})(?:年(\d{1,2})月(\d{1,2})[日号]|\/(\d{1,2})\/(\d{1,2})|(\d\d)(\d\d))$/;
const ERA_FIRST = /^(\D+?) ?(元|\d{1,2})(?:年(\d{1,2})月(\d{1,2})日|\/(\d{1,2})\/(\d{1,2}))$/;
const MONTH_AND_DAY = /^(\d{1,2})月(\d{1,2})[日号]$/;
/** Month and day in the order of the language; the year may follow. */
const YEAR_LAST = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;

/** Parsing ignores full width, capitals and the kind of blanks. */
export const foldTypedText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Parses a date as people type it into `2026-04-01`; null for other text and for days that do not exist. */
export function typedDay(text: string, { language, today }: TypingContext): string | null {
  const folded = foldTypedText(text).replace(WEEKDAY, '');
  const relative = RELATIVE_DAYS.find(({ names }) => names.includes(folded));
  if (relative) return calendarDay(today).add(relative.days, 'day').format('YYYY-MM-DD');

  // an input method types ー for a hyphen, 。 for a full stop and ・ for a slash
  const date = folded.replace(/ *[-/.ー−。・] */g, '/').replace(/([年月]) /g, '$1');
  const [, year, ...parts] = YEAR_FIRST.exec(date) ?? [];
  if (year !== undefined) return dayOf(year, ...parts.filter(Boolean));
  const era = ERA_FIRST.exec(date);
  if (era) return dayOfEra(era);
  const [, month, day] = MONTH_AND_DAY.exec(date) ?? [];
  if (month !== undefined) return nearestDay(today, month, day);

  const [, firstNumber, secondNumber, lastYear] = YEAR_LAST.exec(date) ?? [];
  const monthAndDay = language === 'es' ? [secondNumber, firstNumber] : [firstNumber, secondNumber];
  return lastYear === undefined ? nearestDay(today, ...monthAndDay) : dayOf(lastYear, ...monthAndDay);
}

function dayOf(year: string | number, month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function dayOfEra([, name = '', year = '', ...parts]: RegExpExecArray): string | null {
  const era = ERAS.find(({ names }) => names.includes(name));
  if (era === undefined) return null;
  const firstYear = Number(era.first.slice(0, 4));
  const day = dayOf(firstYear + (year === '元' ? 1 : Number(year)) - 1, ...parts.filter(Boolean));
  return day !== null && day >= era.first && day <= era.last ? day : null;
}

/** Chooses the year that puts the day nearest to today; of two equally near days, the later one. */
function nearestDay(today: string, month?: string, day?: string): string | null {
  const year = calendarDay(today).year();
  const distance = (text: string) => Math.abs(calendarDay(text).diff(calendarDay(today), 'day'));
  return [year + 1, year, year - 1]
    .flatMap((each) => dayOf(each, month, day) ?? [])
    .reduce<string | null>(
      (nearest, each) => (nearest === null || distance(each) < distance(nearest) ? each : nearest),
      null,
    );
}
