import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedDay } from '#domain/dates/typed-date';
import { typedMoment, typedTime } from '#domain/dates/typed-time';

const LANGUAGES = ['ja', 'en', 'es', 'zh'];
const TODAY = '2026-03-10';
const readInEachLanguage = (read: (language: string) => string | null) => [...new Set(LANGUAGES.map(read))];

test.each([
  ['2026-04-01', '2026-04-01'],
  ['2026/4/1', '2026-04-01'],
  ['2026.4.1', '2026-04-01'],
  ['2026 / 4 / 1', '2026-04-01'],
  ['２０２６－４－１', '2026-04-01'],
  ['2026ー4ー1', '2026-04-01'],
  ['2026。4。1', '2026-04-01'],
  ['2026・4・1', '2026-04-01'],
  ['2026年4月1日', '2026-04-01'],
  ['2026年 4月 1日', '2026-04-01'],
  ['2026年4月1号', '2026-04-01'],
  ['20260401', '2026-04-01'],
  ['4月1日', '2026-04-01'],
  ['４月１日', '2026-04-01'],
  ['　４月１日　', '2026-04-01'],
  ['4月1日(水)', '2026-04-01'],
  ['4月1日（水曜日）', '2026-04-01'],
  ['4月1日(周三)', '2026-04-01'],
  ['2026/04/01 (Wed)', '2026-04-01'],
  ['2026/04/01 (mié.)', '2026-04-01'],
  ['2028/2/29', '2028-02-29'],
  ['9999/12/31', '9999-12-31'],
  ['令和8年4月1日', '2026-04-01'],
  ['令和元年5月1日', '2019-05-01'],
  ['令和1年5月1日', '2019-05-01'],
  ['㋿8年4月1日', '2026-04-01'],
  ['R8.4.1', '2026-04-01'],
  ['Ｒ８．４．１', '2026-04-01'],
  ['平成31年4月30日', '2019-04-30'],
  ['平成元年1月8日', '1989-01-08'],
  ['H31/4/30', '2019-04-30'],
  ['昭和60年4月1日', '1985-04-01'],
  ['昭和64年1月7日', '1989-01-07'],
  ['S60.4.1', '1985-04-01'],
  ['昭和元年12月25日', '1926-12-25'],
  ['大正15年12月25日', '1926-12-25'],
  ['大正元年7月30日', '1912-07-30'],
  ['T1.7.30', '1912-07-30'],
  ['今日', TODAY],
  ['明日', '2026-03-11'],
  ['昨日', '2026-03-09'],
  ['Today', TODAY],
  ['tomorrow', '2026-03-11'],
  ['yesterday', '2026-03-09'],
  ['hoy', TODAY],
  ['mañana', '2026-03-11'],
  ['ayer', '2026-03-09'],
  ['今天', TODAY],
  ['明天', '2026-03-11'],
  ['昨天', '2026-03-09'],
])('%s is the day %s in every language', (text, day) => {
  expect(readInEachLanguage((language) => typedDay(text, { language, today: TODAY }))).toEqual([day]);
});

test.each([
  ['4/1', '2026-04-01', '2026-01-04'],
  ['4.1', '2026-04-01', '2026-01-04'],
  ['4-1', '2026-04-01', '2026-01-04'],
  ['４／１', '2026-04-01', '2026-01-04'],
  ['4/1/2026', '2026-04-01', '2026-01-04'],
  ['4.1.2026', '2026-04-01', '2026-01-04'],
  ['4/1(水)', '2026-04-01', '2026-01-04'],
  ['4/13', '2026-04-13', null],
  ['13/4/2026', null, '2026-04-13'],
])('%s is %s, and in Spanish %s', (text, day, inSpanish) => {
  const read = (language: string) => typedDay(text, { language, today: TODAY });
  expect(['ja', 'en', 'zh'].map(read)).toEqual([day, day, day]);
  expect(read('es')).toBe(inSpanish);
});

test.each([
  ['2026-12-20', '1/5', '2027-01-05'],
  ['2026-12-20', '12/31', '2026-12-31'],
  ['2026-12-20', '6月21日', '2026-06-21'],
  ['2026-12-20', '6月20日', '2027-06-20'],
  ['2027-01-05', '12月20日', '2026-12-20'],
  ['2027-01-05', '1/1', '2027-01-01'],
  ['2027-06-15', '2/29', '2028-02-29'],
  ['2028-01-01', '7月1日', '2028-07-01'],
  ['2026-06-15', '2/29', null],
])('on %s, %s is %s', (today, text, day) => {
  expect(typedDay(text, { language: 'ja', today })).toBe(day);
});

test.each([
  '',
  ' ',
  '来週',
  'soon',
  '2/30',
  '2026/2/29',
  '2026-13-01',
  '2026-00-10',
  '20260431',
  '2026041',
  '26/4/1',
  '4',
  '4/',
  '4月',
  '2026年4月',
  '4月1日(来週)',
  '4月1日(水',
  '2026-04-01T09:30',
  '4/1 9:30',
  '4/1/26',
  '令和8年13月1日',
  '令和8年13月',
  '令和元年4月30日',
  '令和0年5月1日',
  '平成31年5月1日',
  '平成元年1月7日',
  '昭和64年1月8日',
  '昭和元年12月24日',
  '大正15年12月26日',
  '大正元年7月29日',
  '明治45年7月30日',
  'X8.4.1',
  '8年4月1日',
  '明々後日',
])('「%s」 is no day in any language', (text) => {
  expect(readInEachLanguage((language) => typedDay(text, { language, today: TODAY }))).toEqual([null]);
});

test.each([
  ['9:30', '09:30'],
  ['09:30', '09:30'],
  ['９：３０', '09:30'],
  ['0:00', '00:00'],
  ['23:59', '23:59'],
  ['9時半', '09:30'],
  ['9时30分', '09:30'],
  ['９時５分', '09:05'],
  ['9時', '09:00'],
  ['9点半', '09:30'],
  ['9时30分', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['2359', '23:59'],
  ['午前9時', '09:00'],
  ['午前0時', '00:00'],
  ['午後3時', '15:00'],
  ['午後3:30', '15:30'],
  ['午後3時半', '15:30'],
  ['上午9点', '09:00'],
  ['下午3点半', '15:30'],
  ['3pm', '15:00'],
  ['3 pm', '15:00'],
  ['3:30 PM', '15:30'],
  ['3:30 p. m.', '15:30'],
  ['3:30 a.m.', '03:30'],
  ['12am', '00:00'],
  ['12:30 pm', '12:30'],
])('%s is the time %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

test.each([
  '',
  '25:00',
  '24:00',
  '9:75',
  '9:5',
  '9',
  '09',
  '9.30',
  '2460',
  '990',
  '25時',
  '9時75分',
  '9:30:15',
  '13pm',
  '午後15時',
  'pm',
  'am 9 pm',
  '来週',
])('「%s」 is no time', (text) => {
  expect(typedTime(text)).toBeNull();
});

test.each([
  ['2026-04-01T09:30', '2026-04-01T09:30'],
  ['2026-04-01 09:30', '2026-04-01T09:30'],
  ['2026/04/01 09:30', '2026-04-01T09:30'],
  ['2026年4月1日9時半', '2026-04-01T09:30'],
  ['２０２６年４月１日　９時半', '2026-04-01T09:30'],
  ['4月1日9時', '2026-04-01T09:00'],
  ['4月1日(水)9:30', '2026-04-01T09:30'],
  ['4月1日 (水) 午後3:30', '2026-04-01T15:30'],
  ['令和8年4月1日 0930', '2026-04-01T09:30'],
  ['20260401 0930', '2026-04-01T09:30'],
  ['202604010930', '2026-04-01T09:30'],
  ['明日9時', '2026-03-11T09:00'],
  ['tomorrow 3 pm', '2026-03-11T15:00'],
  ['hoy 9:30', '2026-03-10T09:30'],
])('%s is the moment %s in every language', (text, moment) => {
  expect(readInEachLanguage((language) => typedMoment(text, { language, today: TODAY }))).toEqual([moment]);
});

test.each([
  ['4/1 9時半', '2026-04-01T09:30', '2026-01-04T09:30'],
  ['4/1 0930', '2026-04-01T09:30', '2026-01-04T09:30'],
  ['4/1午後3時', '2026-04-01T15:00', '2026-01-04T15:00'],
  ['4/1/2026 3:30 PM', '2026-04-01T15:30', '2026-01-04T15:30'],
])('%s is the moment %s, and in Spanish %s', (text, moment, inSpanish) => {
  const read = (language: string) => typedMoment(text, { language, today: TODAY });
  expect(['ja', 'en', 'zh'].map(read)).toEqual([moment, moment, moment]);
  expect(read('es')).toBe(inSpanish);
});

test.each([
  '',
  '来週',
  '2026-04-01',
  '4月1日',
  '20260401',
  '9:30',
  '4/1930',
  '4/19:30',
  '2026/2/30 9:30',
  '2026-04-01T25:00',
  '2026-04-01T',
  '4/1 9:75',
  '4/1 来週',
])('「%s」 is no moment in any language', (text) => {
  expect(readInEachLanguage((language) => typedMoment(text, { language, today: TODAY }))).toEqual([null]);
});

test('every day, time and moment is read back from each way it is written', () => {
  const days = fc
    .date({ min: new Date('1912-07-30T00:00Z'), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(days, minutes, fc.constantFrom(...LANGUAGES), days, (day, minute, language, today) => {
      const [year = '', month = '', dayOfMonth = ''] = day.split('-');
      const [hours, minuteOfHour] = [Math.floor(minute / 60), minute % 60];
      const time = `${`${hours}`.padStart(2, '0')}:${`${minuteOfHour}`.padStart(2, '0')}`;
      const context = { language, today };
      const order = language === 'es' ? [dayOfMonth, month] : [month, dayOfMonth];
      for (const text of [
        day,
        `${year}/${month}/${dayOfMonth}`,
        `${year}.${Number(month)}.${Number(dayOfMonth)}`,
        `${year}年${Number(month)}月${Number(dayOfMonth)}日`,
        `${year}${month}${dayOfMonth}`,
        `${order.join('/')}/${year}`,
      ])
        expect(typedDay(text, context)).toBe(day);
      for (const text of [
        time,
        time.replace(':', ''),
        `${hours}時${minuteOfHour}分`,
        `${hours < 12 ? '午前' : '午後'}${hours % 12}時${minuteOfHour}分`,
      ])
        expect(typedTime(text)).toBe(time);
      for (const text of [
        `${day}T${time}`,
        `${year}/${month}/${dayOfMonth} ${time}`,
        `${day} ${hours}時${minuteOfHour}分`,
      ])
        expect(typedMoment(text, context)).toBe(`${day}T${time}`);
    }),
  );
});
