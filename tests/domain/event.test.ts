import { expect, test } from 'vitest';
import { type Event, eventProblems, eventStateAt, eventTurns } from '#domain/content/event';

const NOW = Date.parse('2026-04-01T09:00:00+09:00');
const PERIOD = { start: '2026-04-02T00:00:00.000Z', end: '2026-04-03T00:00:00.000Z' };
const VALID_EVENT = { title: '朝市', description: '朝7時から。', ...PERIOD };

test.each([
  ['2026-04-01T23:59:59.999Z', 'not_yet_held'],
  ['2026-04-02T00:00:00.000Z', 'being_held'],
  ['2026-04-02T00:00:00.001Z', 'being_held'],
  ['2026-04-02T23:59:59.999Z', 'being_held'],
  ['2026-04-03T00:00:00.000Z', 'being_held'],
  ['2026-04-03T00:00:00.001Z', 'ended'],
])('at %s an event from the second to the third is %s [R-STATE-14, A-122]', (now, state) => {
  expect(eventStateAt(PERIOD, Date.parse(now))).toBe(state);
});

test('the server’s state of an event is ignored, and an unreadable period has no state [A-122]', () => {
  const event: Event = { id: 1, title: '', description: '', image: null, status: 'ended', ...PERIOD };
  expect([
    eventStateAt(event, Date.parse(PERIOD.start)),
    eventStateAt({ ...PERIOD, end: '後日' }, NOW),
    eventStateAt({ start: '', end: '' }, NOW),
  ]).toEqual(['being_held', null, null]);
});

test('an event changes its state at its start, and a millisecond after its end', () => {
  expect([eventTurns(PERIOD), eventTurns({ start: '', end: '後日' })]).toEqual([
    ['2026-04-02T00:00:00.000Z', '2026-04-03T00:00:00.001Z'],
    [],
  ]);
  const [second = 0, third = 0] = eventTurns(PERIOD).map((turn) => Date.parse(turn));
  expect([second - 1, second, third - 1, third].map((now) => eventStateAt(PERIOD, now))).toEqual([
    'not_yet_held',
    'being_held',
    'being_held',
    'ended',
  ]);
});

test.each<[string, Partial<typeof VALID_EVENT>, string[]]>([
  ['a complete event is accepted', {}, []],
  [
    'every field is required [R-ENT-39]',
    { title: ' ', description: '　', start: '', end: '' },
    [
      'title problem.required',
      'description problem.required',
      'start problem.required',
      'end problem.required',
    ],
  ],
  [
    'a title of 201 and a description of 5,001 characters are refused [A-125]',
    { title: 'あ'.repeat(201), description: 'あ'.repeat(5001) },
    ['title problem.tooLong', 'description problem.tooLong'],
  ],
])('an event: %s', (_, values, expected) => {
  const problems = eventProblems({ ...VALID_EVENT, ...values }, { now: NOW, before: null });
  expect(problems.map(({ field, messageId }) => `${field} ${messageId}`)).toEqual(expected);
});
