import { day, rows } from './make-rows';

/** The tables of work and money. */
export const officeTables = () => ({
  invoices: rows(3, (id) => ({
    title: `${id}月分の掲載料`,
    amount: 11000 * id,
    status: id === 1 ? 'paid' : 'unpaid',
    due_date: '2026-04-30',
    lines: [{ title: '掲載料', quantity: id, amount: 11000, tax_rate: 10 }],
    created_at: day(id),
  })),
  timecards: rows(3, (id) => ({
    clock_in: `2026-03-0${id}T09:00:00+09:00`,
    clock_out: `2026-03-0${id}T17:30:00+09:00`,
    staff_id: 13,
    staff: '森 はるか',
  })),
  workSchedules: rows(2, (id) => ({
    times: [{ start: '09:00', end: '12:00' }],
    weekdays: [WEEKDAYS[id - 1]],
    staff_id: 13,
    staff: '森 はるか',
  })),
  csvImports: rows(2, (id) => ({
    file: `店舗${id}.csv`,
    status: 'completed',
    counts: { total: 10, success: 10 - id, failure: id },
    created_at: day(id),
  })),
});

const WEEKDAYS = [
  { dayOfWeek: '月曜日', short: 'Mon', value: '2' },
  { dayOfWeek: '火曜日', short: 'Tue', value: '3' },
];
