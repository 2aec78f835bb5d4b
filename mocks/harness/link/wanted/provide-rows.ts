import { PAGE_SIZE } from '#domain/base/limits';
import type { Row } from '#mocks/backend/db/define-table';
import { copyRow } from './copy-row';
import type { Want } from './read-want';
import type { StateChange, Target, Viewer, WantedTable } from './wanted-table';

/**
 * Makes sure that the viewer's list has the wanted number of rows; returns the first, which is on the list's first
 * page, or null where the rules lead no row there. Takes the rows that fit, then changes the rows with the fewest steps,
 * then copies rows of `source`, the normal seed.
 */
export async function provideRows<R extends Row>(
  kind: WantedTable<R>,
  want: Want,
  viewer: Viewer,
  source: () => Promise<Viewer>,
): Promise<number | null> {
  let found = findRows(kind, want, viewer);
  if (found.missing > 0) {
    changeRows(kind, want, viewer, found);
    found = findRows(kind, want, viewer);
  }
  if (found.missing > 0) {
    addRows(kind, want, viewer, { from: await source(), count: found.missing });
    found = findRows(kind, want, viewer);
  }
  return found.missing > 0 ? null : found.first;
}

interface Found<R> {
  /** The rows of the viewer's list that are not as wanted, in its order. */
  others: R[];
  /** The first row as wanted on the first page of the list with its narrowest filter. */
  first: number | null;
  missing: number;
}

function findRows<R extends Row>(kind: WantedTable<R>, want: Want, viewer: Viewer): Found<R> {
  const rules = kind.rulesFor(viewer);
  const fitsWant = fitsIn(kind, viewer);
  const listed = listedRows(kind, viewer).map((row) => ({ row, fits: fitsWant(row, want) }));
  const shown = rules.listedWith(want.state);
  const page = listed.filter(({ row }) => shown.includes(rules.stateOf(row) ?? '')).slice(0, PAGE_SIZE);
  const fitting = page.flatMap(({ row, fits }) => (fits ? [row] : []));
  const first = localFirst(kind, viewer, fitting)[0]?.id ?? null;
  const others = listed.flatMap(({ row, fits }) => (fits ? [] : [row]));
  const missing = want.atLeast - (listed.length - others.length);
  return { others, first, missing: Math.max(missing, first === null ? 1 : 0) };
}

function changeRows<R extends Row>(kind: WantedTable<R>, target: Target, viewer: Viewer, found: Found<R>) {
  const { changeToState } = kind.rulesFor(viewer);
  const stateChanges = localFirst(kind, viewer, found.others).flatMap((row) => {
    const stateChange = changeToState(row, target);
    return stateChange === null ? [] : [{ id: row.id, stateChange }];
  });
  // the order of the list decides between rows with the same number of steps
  const shortest = stateChanges.toSorted((one, other) => one.stateChange.steps - other.stateChange.steps);
  for (const { id, stateChange } of shortest.slice(0, found.missing))
    applyStateChange(kind, viewer, id, stateChange);
}

interface Adding {
  from: Viewer;
  count: number;
}

/** Rows of the normal seed, changed where needed; more than it has are copied again. */
function addRows<R extends Row>(kind: WantedTable<R>, target: Target, viewer: Viewer, adding: Adding) {
  const { from, count } = adding;
  const candidates = localFirst(kind, from, listedRows(kind, from))
    .flatMap((row) => {
      const stateChange = stateChangeOfNewRow(kind, from, row, target);
      return stateChange === null ? [] : [{ row, steps: stateChange.steps }];
    })
    .toSorted((one, other) => one.steps - other.steps);
  for (let added = 0; added < count && candidates.length > 0; added += 1) {
    const original = candidates[added % candidates.length]?.row as R;
    const id = copyRow(kind.table, original, from.db, viewer.db);
    const copy = viewer.db.of(kind.table).find(id);
    const stateChange = copy && stateChangeOfNewRow(kind, viewer, copy, target);
    if (stateChange) applyStateChange(kind, viewer, id, stateChange);
  }
}

/** How a row that is new here gets into the target state: it may begin in the first state of its kind. */
function stateChangeOfNewRow<R extends Row>(
  kind: WantedTable<R>,
  viewer: Viewer,
  row: R,
  target: Target,
): StateChange<R> | null {
  const { changeToState, newRow = () => ({}) } = kind.rulesFor(viewer);
  const fits = fitsIn(kind, viewer);
  if (fits(row, target)) return { steps: 0, changes: {} };
  const stateChange = changeToState(row, target);
  if (stateChange !== null) return stateChange;
  const asNew = newRow(row);
  const begun = { ...row, ...asNew };
  const further = fits(begun, target) ? { steps: 0, changes: {} } : changeToState(begun, target);
  return further && { ...further, steps: further.steps + 1, changes: { ...asNew, ...further.changes } };
}

function applyStateChange<R extends Row>(
  kind: WantedTable<R>,
  { db }: Viewer,
  id: number,
  { changes, writeOtherTables }: StateChange<R>,
) {
  if (Object.keys(changes).length > 0) db.of(kind.table).update(id, changes);
  writeOtherTables?.();
}

function fitsIn<R extends Row>(kind: WantedTable<R>, viewer: Viewer) {
  const { stateOf, isAt } = kind.rulesFor(viewer);
  return (row: R, { state, at }: Target): boolean =>
    stateOf(row) === state && (at === null || isAt?.(row, at) === true);
}

/** The rows of the viewer's city before the others, each in the order of the list. */
function localFirst<R extends Row>(kind: WantedTable<R>, viewer: Viewer, rows: readonly R[]): R[] {
  const { isLocal = () => true } = kind.rulesFor(viewer);
  return rows.toSorted((one, other) => Number(isLocal(other)) - Number(isLocal(one)));
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
