import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_EFFECTS, type Step } from '#mocks/harness/report/step';
import { NINE_OCLOCK, openPanel, preparePanel } from './open-panel';

preparePanel();

const step = (changes: Partial<Step>): Step => ({
  ...NO_EFFECTS,
  kind: 'press',
  at: NINE_OCLOCK,
  name: '削除する',
  value: '',
  failed: false,
  page: 1,
  ...changes,
});
const SENDING_ACTOR = { snapshot: { value: 'sending', children: {} }, waiting: [] };
const steps: Step[] = [
  step({ kind: 'open', name: '/akashi/news', value: 'navigate' }),
  step({
    kind: 'file',
    name: '写真',
    value: '祭.png (5 B)',
    machines: { session: ['signedIn'] },
    actors: { session: [null] },
  }),
  step({
    machines: { recordEditor: ['sending'] },
    actors: { recordEditor: [SENDING_ACTOR] },
    writes: [
      {
        table: 'news',
        scope: 'akashi',
        id: 4,
        before: { id: 4, title: '祭' },
        after: { id: 4, title: '花火' },
      },
    ],
    stored: [['draft:x', '{"values":1}', null]],
  }),
];
const stepLogFrom = (start: string | null) => ({
  steps: () => steps,
  calls: () => [],
  start: () => start,
  ready: Promise.resolve(),
  note() {},
  seen: () => null,
  subscribe: () => () => {},
  stop() {},
});
const START_LINK = '/akashi/news#qa?role=Administrator&city=akashi&day=2026-03-31';

const shownStep = (panel: Awaited<ReturnType<typeof openPanel>>['panel']) =>
  within(panel.getByRole('tabpanel', { name: '時間' })).getByRole('status');
/** The facts of the shown step. */
const factsIn = (root: ShadowRoot) =>
  [...root.querySelectorAll('.facts > dt, .facts > dd')].map(({ textContent }) => textContent);

test('時間 shows each step with what it caused, by buttons and by the slider; nothing is run [R-WISH-09]', async () => {
  const { root, panel, user } = await openPanel({ steps: stepLogFrom(START_LINK) }, '時間');
  expect(shownStep(panel).textContent).toBe('09:00:00 「削除する」を押す');
  expect(factsIn(root)).toEqual([
    '画面',
    '/akashi/news',
    '状態機械',
    'session: signedIn',
    'recordEditor: sending',
    '変わった行',
    expect.stringMatching(/news4title: 祭 → 花火$/),
    '変わった保存値',
    'draft:x: {"values":1} → –',
  ]);
  expect(panel.getByRole('button', { name: '次の手順' }).ariaDisabled).toBe('true');
  await user.click(panel.getByRole('button', { name: '前の手順' }));
  expect(shownStep(panel).textContent).toBe('09:00:00 「写真」にファイル 祭.png (5 B)');
  expect(factsIn(root)).toEqual(['画面', '/akashi/news', '状態機械', 'session: signedIn']);
  await user.click(panel.getByRole('button', { name: '前の手順' }));
  await user.click(panel.getByRole('button', { name: '前の手順' }));
  expect(panel.getByRole<HTMLInputElement>('slider', { name: '手順' }).value).toBe('0');
});

test('ここから続ける says what does not come back, and opens a new sandbox with what was stored [R-WISH-10]', async () => {
  const { harness, panel, user } = await openPanel({ steps: stepLogFrom(START_LINK) }, '時間');
  await user.click(panel.getByRole('button', { name: 'ここから続ける' }));
  const continueCard = within(await panel.findByRole('region', { name: 'ここから続ける' }));
  expect(continueCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '開いていたメニュー、アドレスにないダイアログ、下書きのない入力',
    '選んだファイル: 祭.png (5 B)',
    '最初の状態から始まる状態機械: session',
  ]);
  await user.click(continueCard.getByRole('button', { name: 'やめる' }));
  await user.click(panel.getByRole('button', { name: 'ここから続ける' }));
  const link = await panel.findByRole('link', { name: '新しいサンドボックスで開く' });
  expect(link.getAttribute('href')).toMatch(
    /^\/akashi\/news#qa\?role=Administrator&city=akashi&seed=normal&day=2026-03-31&now=2026-04-01T09:00:00%2B09:00&writes=1\./,
  );
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(harness.handOver).toHaveBeenCalledExactlyOnceWith({
    address: '/akashi/news',
    machines: { session: ['signedIn'], recordEditor: ['sending'] },
    actors: { session: [null], recordEditor: [SENDING_ACTOR] },
    stored: new Map([['draft:x', null]]),
  });
});

test('without the first link of the recording there is no way to go on', async () => {
  const { panel } = await openPanel({ steps: stepLogFrom(null) }, '時間');
  expect(panel.getByText(/^記録の最初のリンクがない/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'ここから続ける' })).toBeNull();
});
