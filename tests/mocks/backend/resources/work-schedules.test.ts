import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { clash, weekdaysOf, workScheduleProblems, workWeekOf } from '#domain/office/work-schedule-rules';
import { workScheduleTable } from '#mocks/backend/tables/office/work-schedules';
import { dataOf, startAs, startBackend } from '../start-backend';

const SCHEDULES_PATH = '/company/machi/work-schedules';
const STAFF_ID = 5;

async function backendAs(username: string) {
  const started = await startAs(username);
  return { ...started, scheduleTable: started.backend.db.of(workScheduleTable) };
}

const DRAFT = { times: [{ start: '06:00', end: '07:00' }], weekdays: weekdaysOf(['2']), staff_id: STAFF_ID };

test('staff reads only its own schedule, and writes and deletes none [R-GEN-22, A-169, A-265]', async () => {
  const { request, scheduleTable } = await backendAs('staff_shop');
  const { content } = dataOf<Page<WorkSchedule>>(await request(`GET ${SCHEDULES_PATH}`));
  expect(content.map(({ staff_id }) => staff_id)).toEqual([STAFF_ID]);
  const [foreignSchedule] = scheduleTable.list({
    filter: (row) => row.company === 'machi' && row.staff_id !== STAFF_ID,
  }).rows;
  expect((await request(`GET ${SCHEDULES_PATH}/${foreignSchedule?.id}`)).status).toBe(404);
  expect((await request(`POST ${SCHEDULES_PATH}`, DRAFT)).status).toBe(403);
  expect((await request(`PUT ${SCHEDULES_PATH}/${content[0]?.id}`, DRAFT)).status).toBe(403);
  expect((await request(`DELETE ${SCHEDULES_PATH}/${content[0]?.id}`)).status).toBe(403);
});

test.each([
  ['owner_shop', '/company/nbnb/work-schedules'],
  ['administrator', SCHEDULES_PATH],
  ['advertiser', SCHEDULES_PATH],
])('%s may not use %s [R-ROUTE-22, A-037]', async (username, path) => {
  const { request } = await backendAs(username);
  expect([(await request(`GET ${path}`)).status, (await request(`POST ${path}`, DRAFT)).status]).toEqual([
    403, 403,
  ]);
});

test('an owner plans people of the company without overlaps, and weekdays keep their names [R-ENT-27, R-ENT-28, A-103, A-246]', async () => {
  const { request, scheduleTable } = await backendAs('owner_shop');
  const foreignWeekdays = { ...DRAFT, weekdays: [{ dayOfWeek: 'Montag', short: 'Mo', value: '2' }] };
  const reply = await request(`POST ${SCHEDULES_PATH}`, foreignWeekdays);
  const { id, ...row } = dataOf<WorkSchedule>(reply);
  expect([reply.status, row]).toEqual([
    201,
    {
      staff_id: STAFF_ID,
      staff: '店舗スタッフ',
      times: [{ start: '06:00', end: '07:00' }],
      weekdays: [{ dayOfWeek: '月曜日', short: 'Mon', value: '2' }],
    },
  ]);
  const refusalOf = async (call: string, body: unknown) => {
    const { status, body: response } = await request(call, body);
    return [status, (response as { errors: unknown }).errors];
  };
  expect(await refusalOf(`POST ${SCHEDULES_PATH}`, DRAFT)).toEqual([
    400,
    { weekdays: ['同じスタッフの別の勤務予定と時間が重なっています。'] },
  ]);
  expect(await refusalOf(`POST ${SCHEDULES_PATH}`, { ...DRAFT, staff_id: 1 })).toEqual([
    400,
    { staff_id: ['指定されたスタッフが見つかりません。'] },
  ]);
  expect(await refusalOf(`PUT ${SCHEDULES_PATH}/${id}`, { ...DRAFT, times: [] })).toEqual([
    400,
    { times: ['時間帯を1つ以上入力してください。'] },
  ]);
  expect(await refusalOf(`PUT ${SCHEDULES_PATH}/${id}`, { ...DRAFT, weekdays: [] })).toEqual([
    400,
    { weekdays: ['曜日を1つ以上選択してください。勤務がなくなる場合は、この予定を削除してください。'] },
  ]);
  // A schedule does not clash with itself, and keeps its person.
  const laterDraft = { ...DRAFT, times: [{ start: '06:30', end: '07:30' }], staff_id: 4 };
  expect((await request(`PUT ${SCHEDULES_PATH}/${id}`, laterDraft)).status).toBe(200);
  expect([scheduleTable.find(id)?.staff_id, scheduleTable.find(id)?.times]).toEqual([
    STAFF_ID,
    laterDraft.times,
  ]);
});

test.each(['owner_shop', 'operator'])(
  '%s deletes only schedules of the named company [A-265]',
  async (username) => {
    const { request, scheduleTable } = await backendAs(username);
    const idOf = (slug: string) =>
      scheduleTable.list({ filter: ({ company }) => company === slug }).rows[0]?.id ?? 0;
    const [ownId, foreignId] = [idOf('machi'), idOf('nbnb')];
    expect([
      (await request(`DELETE ${SCHEDULES_PATH}/${foreignId}`)).status,
      (await request(`DELETE ${SCHEDULES_PATH}/${ownId}`)).status,
      (await request(`DELETE ${SCHEDULES_PATH}/${ownId}`)).status,
      scheduleTable.find(ownId),
      scheduleTable.find(foreignId)?.id,
    ]).toEqual([404, 204, 404, null, foreignId]);
  },
);

test.each(['normal', 'busy', 'edge', 'empty'] as const)(
  'seeded schedules of %s obey the rules, and no two of one person overlap',
  async (profile) => {
    const { backend } = await startBackend({ seed: { profile, n: 1 } });
    const rows = backend.db.of(workScheduleTable).list({ sort: 'company,staff_id' }).rows;
    expect(rows.length > 0).toBe(profile !== 'empty');
    expect(rows.flatMap((row) => workScheduleProblems(workWeekOf(row)))).toEqual([]);
    // A phone opens the current weekday.
    const days = new Set(rows.flatMap(({ weekdays }) => weekdays.map(({ value }) => value)));
    expect(days.size).toBe(profile === 'empty' ? 0 : 7);
    const overlapping = rows.filter((row, index) => {
      const next = rows[index + 1];
      return next?.staff_id === row.staff_id && clash(workWeekOf(row), workWeekOf(next));
    });
    expect(overlapping).toEqual([]);
  },
);
