import { draftProblems } from '#domain/base/draft-problems';
import { ComboDraft, comboValues, listKindOf, movedTo } from '#domain/offers/combo';
import { utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { comboHistoryTable } from '#mocks/backend/tables/offers/combo-histories';
import { type ComboRow, comboTable } from '#mocks/backend/tables/offers/combos';
import type { StateChange, Viewer, WantedTable } from './wanted-table';

export const wantedCombos: WantedTable<ComboRow> = {
  table: comboTable,
  sort: '-created_at',
  rulesFor: (viewer) => ({
    isListed: ({ company }) => company === viewer.company,
    stateOf: listKindOf,
    statesListedWith: (state) => [state],
    newRow: () => ({ is_draft: true, supported: false }),
    changeToState: (row, { state }) => stateChangeOf(row, state, viewer),
  }),
};

/** A published product never becomes a draft; a new one starts as unsupported. */
function stateChangeOf(row: ComboRow, state: string, { db, clock }: Viewer): StateChange<ComboRow> | null {
  if (state !== 'supported' && state !== 'unsupported') return null;
  if (draftProblems(ComboDraft, comboValues(row)).length > 0) return null;
  const isSupported = state === 'supported';
  return {
    steps: listKindOf(row) === 'draft' && isSupported ? 2 : 1,
    changes: movedTo(row, state),
    writeOtherTables: () => {
      if (isSupported === (listKindOf(row) === 'supported')) return;
      db.of(comboHistoryTable).create({
        supported: isSupported,
        created_at: utcIsoTime(clock.now()),
        combo_id: row.id,
        name: row.name,
        company: row.company,
      });
    },
  };
}
