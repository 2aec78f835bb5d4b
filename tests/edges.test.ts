import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { csvImportMachine } from '#machines/csv-import/csv-import.machine';
import { reservationMachine } from '#machines/reservation/reservation.machine';
import { edgesOf } from '#mocks/harness/machines/machine-drawing';
import { ledgerOf, missingIn, reportOf } from '../scripts/edges/join-records.mjs';
import { addRecord, recordsSince } from '../scripts/edges/records.mjs';
import { shortestWays } from '../scripts/edges/shortest-ways.mjs';

const DOOR = setup({
  types: { events: {} as { type: 'push' | 'lock' | 'ring' | 'shut down' } },
  guards: { isOiled: () => false },
  delays: { patience: 1000 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  on: { 'shut down': '.broken' },
  states: {
    closed: {
      type: 'parallel',
      states: {
        lock: { initial: 'free', states: { free: { on: { lock: 'locked' } }, locked: {} } },
        bell: { initial: 'silent', states: { silent: { on: { ring: 'ringing' } }, ringing: {} } },
      },
      on: { push: 'opening' },
    },
    opening: { always: [{ guard: 'isOiled', target: 'open' }, { target: 'stuck' }] },
    open: { after: { patience: 'closed' }, on: { ring: {} } },
    stuck: {},
    broken: {},
    elsewhere: { on: { push: 'closed' } },
  },
});

describe('the shortest ways', () => {
  test('the way to an edge has delays, edges without an event, and the guards that have to hold', () => {
    expect([...shortestWays(DOOR, edgesOf(DOOR))]).toEqual([
      ['anywhere, shut down → broken', 'shut down'],
      ['closed, push → opening', 'push'],
      ['closed.lock.free, lock → closed.lock.locked', 'lock'],
      ['closed.bell.silent, ring → closed.bell.ringing', 'ring'],
      ['opening, [isOiled] → open', 'push > always [isOiled]'],
      ['opening → stuck', 'push > always'],
      ['open, ring → stays', 'push > always [isOiled] > ring'],
      ['open, after patience → closed', 'push > always [isOiled] > after patience'],
      ['elsewhere, push → closed', null],
    ]);
  });

  test('a way takes the fewest edges of a machine of the console', () => {
    const ways = shortestWays(reservationMachine, edgesOf(reservationMachine));
    expect(ways.get('waiting_for_cancellation, approve cancellation → cancelled')).toBe(
      'accept > request cancellation > approve cancellation',
    );
    expect(ways.get('cancelled, remove → stays')).toBe('cancel > remove');
  });

  test('of ways of equal length, the one without guards is listed', () => {
    const ways = shortestWays(csvImportMachine, edgesOf(csvImportMachine));
    expect(ways.get('sending, send fails → failed')).toBe('choose > read done > send > send fails');
  });
});

const journeyRecord = (changes: Partial<Parameters<typeof addRecord>[0]> = {}) => ({
  file: 'a.spec.ts',
  title: 'opens',
  passed: true,
  at: 1000,
  edges: { door: ['closed, push → open'] },
  ...changes,
});

describe('the records of journeys', () => {
  const machineEdges = { window: ['shut → open'], door: ['open, push → closed', 'closed, push → open'] };

  test('the ledger has the edges that any journey took, sorted, and none that no machine has', () => {
    const second = journeyRecord({
      edges: { door: ['open, push → closed', 'closed, kick → open'], gate: ['a → b'] },
    });
    const ledger = ledgerOf([journeyRecord(), second], machineEdges);
    expect(JSON.stringify(ledger)).toBe('{"door":["closed, push → open","open, push → closed"],"window":[]}');
  });

  test('some records add to a ledger, and take nothing away', () => {
    const before = { door: ['open, push → closed', 'closed, kick → open'] };
    expect(ledgerOf([journeyRecord()], machineEdges, before)).toEqual({
      door: ['closed, push → open', 'open, push → closed'],
      window: [],
    });
  });

  test('a file without a record is missing, and so is a journey that has never passed', () => {
    const records = [
      journeyRecord(),
      journeyRecord({ title: 'unlucky', passed: false }),
      journeyRecord({ title: 'unlucky' }),
      journeyRecord({ title: 'broken', passed: false }),
    ];
    expect(missingIn(records, ['a.spec.ts', 'b.spec.ts'])).toEqual({
      files: ['b.spec.ts'],
      failed: ['a.spec.ts: broken'],
    });
  });

  test('the report counts the edges of each machine and lists the others with their ways', () => {
    const ways = {
      door: new Map([
        ['closed, push → open', 'push'],
        ['open, push → closed', 'push > push'],
        ['lost, push → open', null],
      ]),
      window: new Map([['shut → open', 'always']]),
    };
    expect(reportOf({ door: ['closed, push → open'], window: ['shut → open'] }, ways).split('\n')).toEqual([
      'door: 1 of 3 edges taken',
      '  open, push → closed',
      '    push > push',
      '  lost, push → open',
      '    no way from the start',
      'window: 1 of 1 edges taken',
      'all machines: 2 of 4 edges taken',
    ]);
  });

  test('the report has the reason of an edge that no user can take, unless a journey has taken it', () => {
    const ways = {
      door: new Map([
        ['closed, push → open', 'push'],
        ['open, kick → broken', 'push > kick'],
      ]),
      window: new Map([['open, kick → broken', null]]),
    };
    const unreachable = [
      { machine: 'door', edge: 'closed, push → open', reason: 'It is locked.' },
      { machine: 'door', edge: 'open, kick → broken', reason: 'It is too strong.' },
    ];
    expect(reportOf({ door: ['closed, push → open'] }, ways, unreachable).split('\n')).toEqual([
      'door: 1 of 2 edges taken, 1 unreachable',
      '  open, kick → broken',
      '    unreachable: It is too strong.',
      'window: 0 of 1 edges taken',
      '  open, kick → broken',
      '    no way from the start',
      'all machines: 1 of 3 edges taken, 1 unreachable',
    ]);
  });

  test('records of several runs on one build are read, and older ones removed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'edges-'));
    try {
      writeFileSync(join(folder, 'old.jsonl'), `${JSON.stringify(journeyRecord({ at: 999 }))}\n`);
      addRecord(journeyRecord({ at: 999 }), folder);
      addRecord(journeyRecord({ title: 'first' }), folder);
      addRecord(journeyRecord({ title: 'second' }), folder);
      expect(recordsSince(1000, folder)).toEqual([
        journeyRecord({ title: 'first' }),
        journeyRecord({ title: 'second' }),
      ]);
      expect(readdirSync(folder)).toHaveLength(1);
      expect(recordsSince(1000, join(folder, 'none'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
