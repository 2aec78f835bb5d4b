import { describe, expect, test } from 'vitest';
import { playLink, playOfSteps } from '#mocks/harness/report/play-of-report';
import { type Step, stepSchema } from '#mocks/harness/report/step';

const AT = Date.parse('2026-04-01T09:00:00+09:00');
const step = (kind: Step['kind'], name: string, parts: Partial<Step> = {}): Step =>
  stepSchema.parse({ kind, at: AT, name, value: '', failed: false, ...parts });

const deleteButton = { role: 'button', name: '削除する' };
const steps = [
  step('open', '/akashi/notification', { value: 'navigate' }),
  step('press', '削除する', { target: deleteButton }),
  step('open', '/akashi/notification?view=1'),
  step('call', 'DELETE /:city/notifications/:id/', { value: '500', failed: true }),
  step('toast', 'Server Error', { failed: true }),
  step('press', '閉じる'),
];

describe('R-WISH-10 a report as steps to play', () => {
  test('the user’s steps are played after the calls before them, and stop before the one that failed', () => {
    expect(playOfSteps('削除できない', steps, 3)).toEqual({
      title: '削除できない',
      steps: [
        { kind: 'open', at: AT, name: '/akashi/notification', value: 'navigate' },
        { kind: 'press', at: AT, name: '削除する', value: '', target: deleteButton },
        { kind: 'press', at: AT, name: '閉じる', value: '', answered: ['DELETE /:city/notifications/:id/'] },
      ],
      index: 0,
      failingStep: 1,
      stopsBefore: 1,
      isPaused: false,
    });
  });

  test.each<[string, Step[], number | null, { failingStep: number; stopsBefore: number }]>([
    [
      'before the last step, which no mark calls the failure',
      steps,
      null,
      { failingStep: 3, stopsBefore: 2 },
    ],
    ['before the chosen step', steps, 0, { failingStep: 0, stopsBefore: 0 }],
    [
      'at once if nothing of the user comes before the failure',
      steps.slice(2),
      1,
      { failingStep: 0, stopsBefore: 0 },
    ],
  ])('a play stops %s', (_, recordedSteps, mark, stopPoint) => {
    expect(playOfSteps('', recordedSteps, mark)).toMatchObject({ index: 0, ...stopPoint });
  });

  test('a play begins at the time of the first step, unless the link has a time of its own', () => {
    const link = '/akashi/notification#qa?role=Administrator';
    expect(new URLSearchParams(playLink(link, steps).split('?')[1]).get('now')).toBe(
      '2026-04-01T09:00:00+09:00',
    );
    const timedLink = `${link}&now=2026-04-02T10:00:00%2B09:00%3Bpaused`;
    expect([playLink(timedLink, steps), playLink(link, [])]).toEqual([timedLink, link]);
  });
});
