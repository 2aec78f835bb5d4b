import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { WorkSchedule } from '#domain/office/work-schedule';
import { clash, weekdaysOf, workScheduleProblems, workWeekOf } from '#domain/office/work-schedule-rules';
import { workScheduleTable } from '#mocks/backend/tables/office/work-schedules';
import { dataOf, startAs, startBackend } from '../start-backend';

const SCHEDULES = '/company/machi/work-schedules';
const STAFF = 5;

async function backendAs(username: string) {
  const started = await startAs(username);
  return { ...started, table: started.backend.db.of(workScheduleTable) };
}

const DRAFT = { times: [{ start: '06:00', end: '07:00' }], weekdays: weekdaysOf(['2']), staff_id: STAFF };

test('staff reads only its own schedule, and writes and deletes none [R-GEN-22, A-169, A-265]', async () => {
  const { request, table } = await backendAs('staff_shop');
  const { content } = dataOf<Page<WorkSchedule>>(await request(`GET ${SCHEDULES}`));
  expect(content.map(({ staff_id }) => staff_id)).toEqual([STAFF]);
  const [other] = table.list({ filter: (row) => row.company === 'machi' && row.staff_id !== STAFF }).rows;
  expect((await request(`GET ${SCHEDULES}/${other?.id}`)).status).toBe(404);
  expect((await request(`POST ${SCHEDULES}`, DRAFT)).status).toBe(403);
  expect((await request(`PUT ${SCHEDULES}/${content[0]?.id}`, DRAFT)).status).toBe(403);
  expect((await request(`DELETE ${SCHEDULES}/${content[0]?.id}`)).status).toBe(403);
});

test.each([
  ['owner_shop', '/company/nbnb/work-schedules'],
  ['administrator', SCHEDULES],
  ['advertiser', SCHEDULES],
])('%s may not use %s [R-ROUTE-22, A-037]', async (username, path) => {
  const { request } = await backendAs(username);
  expect([(await request(`GET ${path}`)).status, (await request(`POST ${path}`, DRAFT)).status]).toEqual([
    403, 403,
  ]);
});

test('an owner plans people of the company without overlaps, and weekdays keep their names [R-ENT-27, R-ENT-28, A-103, A-246]', async () => {
  const { request, table } = await backendAs('owner_shop');
  const odd = { ...DRAFT, weekdays: [{ dayOfWeek: 'Montag', short: 'Mo', value: '2' }] };
  const reply = await request(`POST ${SCHEDULES}`, odd);
  const { id, ...row } = dataOf<WorkSchedule>(reply);
  expect([reply.status, row]).toEqual([
    201,
    {
      staff_id: STAFF,
      staff: '店舗スタッフ',
      times: [{ start: '06:00', end: '07:00' }],
      weekdays: [{ dayOfWeek: '月曜日', short: 'Mon', value: '2' }],
    },
  ]);
  const refused = async (call: string, body: unknown) => {
    const { status, body: response } = await request(call, body);
    return [status, (response as { errors: unknown }).errors];
  };
  expect(await refused(`POST ${SCHEDULES}`, DRAFT)).toEqual([
    400,
    { weekdays: ['同じスタッフの別の勤務予定と時間が重なっています。'] },
  ]);
  expect(await refused(`POST ${SCHEDULES}`, { ...DRAFT, staff_id: 1 })).toEqual([
    400,
    { staff_id: ['指定されたスタッフが見つかりません。'] },
  ]);
  expect(await refused(`PUT ${SCHEDULES}/${id}`, { ...DRAFT, times: [] })).toEqual([
    400,
    { times: ['時間帯を1つ以上入力してください。'] },
  ]);
  expect(await refused(`PUT ${SCHEDULES}/${id}`, { ...DRAFT, weekdays: [] })).toEqual([
    400,
    { weekdays: ['曜日を1つ以上選択してください。勤務がなくなる場合は、この予定を削除してください。'] },
  ]);
  // A schedule does not clash with itself, and keeps its person.
  const later = { ...DRAFT, times: [{ start: '06:30', end: '07:30' }], staff_id: 4 };
  expect((await request(`PUT ${SCHEDULES}/${id}`, later)).status).toBe(200);
  expect([table.find(id)?.staff_id, table.find(id)?.times]).toEqual([STAFF, later.times]);
});

test.each(['owner_shop', 'operator'])(
  '%s deletes only schedules of the named company [A-265]',
  async (username) => {
    const { request, table } = await backendAs(username);
    const idOf = (slug: string) => table.list({ filter: ({ company }) => company === slug }).rows[0]?.id ?? 0;
    const [own, foreign] = [idOf('machi'), idOf('nbnb')];
    expect([
      (await request(`DELETE ${SCHEDULES}/${foreign}`)).status,
      (await request(`DELETE ${SCHEDULES}/${own}`)).status,
      (await request(`DELETE ${SCHEDULES}/${own}`)).status,
      table.find(own),
      table.find(foreign)?.id,
    ]).toEqual([404, 204, 404, null, foreign]);
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
    const twice = rows.filter((row, index) => {
      const next = rows[index + 1];
      return next?.staff_id === row.staff_id && clash(workWeekOf(row), workWeekOf(next));
    });
    expect(twice).toEqual([]);
  },
);
