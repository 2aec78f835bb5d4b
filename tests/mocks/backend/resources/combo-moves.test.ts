import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import { type Combo, movedTo } from '#domain/offers/combo';
import type { ComboHistory } from '#domain/offers/combo-history';
import { createBackend } from '#mocks/backend/backend';
import type { Journal } from '#mocks/backend/db/journal';
import { createMemoryJournal, sharedPages } from '#mocks/backend/db/memory-journal';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { comboTable } from '#mocks/backend/tables/offers/combos';
import { dataOf, startBackend, stoppedClock } from '../start-backend';

const COMBOS_PATH = '/company/machi/combos';
const SEED = { profile: 'normal', n: 1 } as const;

/**
 * Who moves a product, to which list, and which one: the number is taken modulo the list, so that every
 * number fits.
 */
const anyMove = fc.record({
  by: fc.constantFrom('administrator', 'operator', 'owner_shop'),
  to: fc.constantFrom('supported', 'unsupported'),
  which: fc.nat(9_999),
});

/**
 * Another tab of the browser: its own backend over the same journal. Returns its counts after it has caught
 * up.
 */
function secondTab(journal: Journal) {
  const { db } = createBackend({ clock: stoppedClock(), seed: SEED, journal });
  const countWhereSupported = (supported: boolean) =>
    db.of(comboTable).count({
      filter: (row) => row.company === 'machi' && !row.is_draft && row.supported === supported,
    });
  return async () => {
    await db.catchUp();
    const moves = db.of(comboHistoryTable).count({ filter: ({ company }) => company === 'machi' });
    return [countWhereSupported(true), countWhereSupported(false), moves];
  };
}

test('after each of 200 moves by several people both lists, the history and a second tab are consistent [R-STATE-13, R-ENT-18, R-ENT-19, A-120]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 200, maxLength: 200 }), async (moves) => {
      const pages = sharedPages();
      const { send, tokenOf } = await startBackend({ seed: SEED, journal: createMemoryJournal(pages) });
      const countsInSecondTab = secondTab(createMemoryJournal(pages));
      const tokens = {
        administrator: await tokenOf('administrator'),
        operator: await tokenOf('operator'),
        owner_shop: await tokenOf('owner_shop'),
        reader: await tokenOf('staff_shop'),
      };
      const loadPage = async <Row = Combo>(path: string, as: keyof typeof tokens) =>
        dataOf<Page<Row>>(await send(`GET ${COMBOS_PATH}${path}`, { as: tokens[as] }));
      const seeded = {
        supported: (await loadPage('/supported?limit=1000', 'reader')).content,
        unsupported: (await loadPage('/unsupported?limit=1000', 'reader')).content,
      };
      const expectedLists = {
        supported: new Map(seeded.supported.map((combo) => [combo.id, combo])),
        unsupported: new Map(seeded.unsupported.map((combo) => [combo.id, combo])),
      };
      let historyCount = (await loadPage<ComboHistory>('/histories?limit=1', 'reader')).total_length;

      for (const { by, to, which } of moves) {
        const from = to === 'supported' ? 'unsupported' : 'supported';
        const combo = [...expectedLists[from].values()][which % Math.max(1, expectedLists[from].size)];
        if (combo) {
          const body = movedTo(combo, to);
          const answer = await send(`PUT ${COMBOS_PATH}/owner/${combo.id}`, { as: tokens[by], body });
          expect(answer.status).toBe(200);
          expectedLists[from].delete(combo.id);
          expectedLists[to].set(combo.id, combo);
          historyCount += 1;
        }
        const [supported, unsupported, history] = await Promise.all([
          loadPage('/supported?limit=1', by),
          loadPage('/unsupported?limit=1', 'reader'),
          loadPage<ComboHistory>('/histories?limit=1', 'reader'),
        ]);
        const expectedCounts = [expectedLists.supported.size, expectedLists.unsupported.size, historyCount];
        expect([supported.total_length, unsupported.total_length, history.total_length]).toEqual(
          expectedCounts,
        );
        expect(await countsInSecondTab()).toEqual(expectedCounts);
        if (combo) {
          expect(history.content[0]).toMatchObject({ combo_id: combo.id, supported: to === 'supported' });
        }
      }
      const idsOf = async (path: string) =>
        new Set((await loadPage(`${path}?limit=1000`, 'reader')).content.map(({ id }) => id));
      expect([await idsOf('/supported'), await idsOf('/unsupported')]).toEqual([
        new Set(expectedLists.supported.keys()),
        new Set(expectedLists.unsupported.keys()),
      ]);
    }),
    { numRuns: 1 },
  );
});
