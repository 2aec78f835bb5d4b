import { PAGE_SIZE } from '#domain/base/limits';
import type { Row } from '#mocks/backend/db/define-table';
import { copyRow } from './copy-row';
import type { Want } from './read-want';
import type { StateChange, TargetState, Viewer, WantedTable } from './wanted-table';

/**
 * Makes sure that the viewer's list has the wanted number of rows; returns the first, which is on the list's first
 * page, or null where the rules lead no row there. Takes the rows that fit, then changes the rows with the fewest steps,
 * then copies rows of `source`, the normal seed.
 */
export async function provideRows<R extends Row>(
  wantedTable: WantedTable<R>,
  want: Want,
  viewer: Viewer,
  normalSeedViewer: () => Promise<Viewer>,
): Promise<number | null> {
  let foundRows = findRows(wantedTable, want, viewer);
  if (foundRows.missing > 0) {
    changeRows(wantedTable, want, viewer, foundRows);
    foundRows = findRows(wantedTable, want, viewer);
  }
  if (foundRows.missing > 0) {
    addRows(wantedTable, want, viewer, { from: await normalSeedViewer(), count: foundRows.missing });
    foundRows = findRows(wantedTable, want, viewer);
  }
  return foundRows.missing > 0 ? null : foundRows.first;
}

interface FoundRows<R> {
  /** The rows of the viewer's list that are not as wanted, in its order. */
  others: R[];
  /** The first row as wanted on the first page of the list with its narrowest filter. */
  first: number | null;
  missing: number;
}

function findRows<R extends Row>(wantedTable: WantedTable<R>, want: Want, viewer: Viewer): FoundRows<R> {
  const rules = wantedTable.rulesFor(viewer);
  const fitsWant = fitsIn(wantedTable, viewer);
  const listed = listedRows(wantedTable, viewer).map((row) => ({ row, fitsTarget: fitsWant(row, want) }));
  const statesOnPage = rules.statesListedWith(want.state);
  const page = listed
    .filter(({ row }) => statesOnPage.includes(rules.stateOf(row) ?? ''))
    .slice(0, PAGE_SIZE);
  const fitting = page.flatMap(({ row, fitsTarget }) => (fitsTarget ? [row] : []));
  const first = localFirst(wantedTable, viewer, fitting)[0]?.id ?? null;
  const others = listed.flatMap(({ row, fitsTarget }) => (fitsTarget ? [] : [row]));
  const missing = want.atLeast - (listed.length - others.length);
  return { others, first, missing: Math.max(missing, first === null ? 1 : 0) };
}

function changeRows<R extends Row>(
  wantedTable: WantedTable<R>,
  target: TargetState,
  viewer: Viewer,
  foundRows: FoundRows<R>,
) {
  const { changeToState } = wantedTable.rulesFor(viewer);
  const stateChanges = localFirst(wantedTable, viewer, foundRows.others).flatMap((row) => {
    const stateChange = changeToState(row, target);
    return stateChange === null ? [] : [{ id: row.id, stateChange }];
  });
  // the order of the list decides between rows with the same number of steps
  const byFewestSteps = stateChanges.toSorted(
    (one, other) => one.stateChange.steps - other.stateChange.steps,
  );
  for (const { id, stateChange } of byFewestSteps.slice(0, foundRows.missing))
    applyStateChange(wantedTable, viewer, id, stateChange);
}

interface AddingOptions {
  from: Viewer;
  count: number;
}

/** Rows of the normal seed, changed where needed; more than it has are copied again. */
function addRows<R extends Row>(
  wantedTable: WantedTable<R>,
  target: TargetState,
  viewer: Viewer,
  adding: AddingOptions,
) {
  const { from, count } = adding;
  const candidates = localFirst(wantedTable, from, listedRows(wantedTable, from))
    .flatMap((row) => {
      const stateChange = stateChangeOfNewRow(wantedTable, from, row, target);
      return stateChange === null ? [] : [{ row, steps: stateChange.steps }];
    })
    .toSorted((one, other) => one.steps - other.steps);
  for (let added = 0; added < count && candidates.length > 0; added += 1) {
    const original = candidates[added % candidates.length]?.row as R;
    const id = copyRow(wantedTable.table, original, from.db, viewer.db);
    const copy = viewer.db.of(wantedTable.table).find(id);
    const stateChange = copy && stateChangeOfNewRow(wantedTable, viewer, copy, target);
    if (stateChange) applyStateChange(wantedTable, viewer, id, stateChange);
  }
}

/** How a row that is new here gets into the target state: it may begin in the first state of its kind. */
function stateChangeOfNewRow<R extends Row>(
  wantedTable: WantedTable<R>,
  viewer: Viewer,
  row: R,
  target: TargetState,
): StateChange<R> | null {
  const { changeToState, newRow = () => ({}) } = wantedTable.rulesFor(viewer);
  const fitsTarget = fitsIn(wantedTable, viewer);
  if (fitsTarget(row, target)) return { steps: 0, changes: {} };
  const stateChange = changeToState(row, target);
  if (stateChange !== null) return stateChange;
  const newRowChanges = newRow(row);
  const asNewRow = { ...row, ...newRowChanges };
  const further = fitsTarget(asNewRow, target) ? { steps: 0, changes: {} } : changeToState(asNewRow, target);
  return (
    further && { ...further, steps: further.steps + 1, changes: { ...newRowChanges, ...further.changes } }
  );
}

function applyStateChange<R extends Row>(
  wantedTable: WantedTable<R>,
  { db }: Viewer,
  id: number,
  { changes, writeOtherTables }: StateChange<R>,
) {
  if (Object.keys(changes).length > 0) db.of(wantedTable.table).update(id, changes);
  writeOtherTables?.();
}

function fitsIn<R extends Row>(wantedTable: WantedTable<R>, viewer: Viewer) {
  const { stateOf, isAtMoment } = wantedTable.rulesFor(viewer);
  return (row: R, { state, at }: TargetState): boolean =>
    stateOf(row) === state && (at === null || isAtMoment?.(row, at) === true);
}

/** The rows of the viewer's city before the others, each in the order of the list. */
function localFirst<R extends Row>(wantedTable: WantedTable<R>, viewer: Viewer, rows: readonly R[]): R[] {
  const { isInViewersCity = () => true } = wantedTable.rulesFor(viewer);
  return rows.toSorted((one, other) => Number(isInViewersCity(other)) - Number(isInViewersCity(one)));
}

function listedRows<R extends Row>({ table, sort, rulesFor }: WantedTable<R>, viewer: Viewer): R[] {
  const { isListed } = rulesFor(viewer);
  const scope = table.scope === 'city' ? { city: viewer.city } : {};
  const options = { ...scope, filter: isListed };
  // the id is the last key, as in every list call
  if (typeof sort === 'string') return viewer.db.of(table).list({ ...options, sort: `${sort},-id` }).rows;
  const compare = sort(viewer.clock.now());
  const byId = (one: R, other: R) => compare(one, other) || other.id - one.id;
  return viewer.db.of(table).list({ ...options, sort: byId }).rows;
}
