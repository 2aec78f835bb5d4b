import { data, empty, invalid, kept, notFound, type Reply } from './reply';
import type { SignedIn, View, Views } from './routes';
import { nextId, page, rowOf } from './rows';
import { cleaned, type Faults, type Fields, represented } from './serializer';
import type { Row, Tables } from './tables/tables';

/** A kind of record: its table, its fields, and its own rules. */
export interface Resource {
  table: (tables: Tables) => Row[];
  fields: Fields;
  /** The moments of the order: those to come, the next first, then the past ones. Without it, the newest row is first. */
  datedBy?: { start: string; end: string };
  /** Query parameters that select the rows with this value. */
  filters?: readonly string[];
  /** Fields of a new row that the body does not set. */
  created?: (context: SignedIn) => Record<string, unknown>;
  /** Fields that a response adds to the stored row. */
  joined?: (row: Row, tables: Tables) => Record<string, unknown>;
  /** The problems of a body whose fields are valid one by one. */
  faultsOf?: (values: Readonly<Record<string, unknown>>, tables: Tables) => Faults;
  /** The reason why a row may not be deleted; null where it may. */
  keptFor?: (row: Row, tables: Tables) => string | null;
}

export const NOW = '2026-03-01T10:00:00+09:00';

/** Views for list, detail, create, update and delete, at the paths of the specification. */
export const resource = (path: string, of: Resource): Views => ({
  [`GET ${path}`]: list(of),
  [`GET ${ofOne(path)}`]: one(of),
  ...writes(path, of),
});

export const writes = (path: string, of: Resource): Views => ({
  [`POST ${path}`]: create(of),
  [`PUT ${ofOne(path)}`]: update(of),
  [`DELETE ${ofOne(path)}`]: remove(of),
});

const ofOne = (path: string): string => (path.endsWith('/') ? `${path}:id/` : `${path}/:id`);

export const list =
  (of: Resource): View =>
  (context) => {
    const { query } = context.request;
    const filter = (of.filters ?? []).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const found = of
      .table(context.tables)
      .filter((row) => filter.every(([name, value]) => String(row[name]) === value));
    return page(context, of.datedBy === undefined ? found : nextFirst(found, of.datedBy), (row) =>
      shown(of, row, context.tables),
    );
  };

const at = (row: Row, field: string) => Date.parse(String(row[field])) || Number.MAX_SAFE_INTEGER;

function nextFirst(rows: readonly Row[], { start, end }: { start: string; end: string }): Row[] {
  const isAhead = (row: Row) => at(row, end) >= Date.now();
  const ahead = rows.filter(isAhead).toSorted((one, other) => at(one, start) - at(other, start));
  const past = rows
    .filter((row) => !isAhead(row))
    .toSorted((one, other) => at(other, start) - at(one, start));
  return [...ahead, ...past];
}

export const create =
  (of: Resource): View =>
  (context) => {
    const { values, faults } = checked(of, context, null);
    if (faults !== null) return invalid(faults);
    const rows = of.table(context.tables);
    const row = { created_at: NOW, ...of.created?.(context), ...values, id: nextId(rows) };
    rows.unshift(row);
    return data(shown(of, row, context.tables), 201);
  };

export const one =
  (of: Resource): View =>
  (context) => {
    const row = rowOf(context, of.table(context.tables));
    return row ? data(shown(of, row, context.tables)) : notFound();
  };

export const update =
  (of: Resource): View =>
  (context) => {
    const row = rowOf(context, of.table(context.tables));
    if (!row) return notFound();
    const { values, faults } = checked(of, context, row);
    if (faults !== null) return invalid(faults);
    return data(shown(of, Object.assign(row, values), context.tables));
  };

export const remove =
  (of: Resource): View =>
  (context) => {
    const rows = of.table(context.tables);
    const row = rowOf(context, rows);
    if (!row) return notFound();
    const reason = of.keptFor?.(row, context.tables) ?? null;
    if (reason !== null) return kept(reason);
    rows.splice(rows.indexOf(row), 1);
    return empty();
  };

/** A view for an action on one row, at its own path. */
export const action =
  (of: Resource, act: (row: Row, context: SignedIn) => Reply | undefined): View =>
  (context) => {
    const row = rowOf(context, of.table(context.tables));
    if (!row) return notFound();
    return act(row, context) ?? data(shown(of, row, context.tables));
  };

export const shown = ({ fields, joined }: Resource, row: Row, tables: Tables): Record<string, unknown> =>
  represented(fields, { ...row, ...joined?.(row, tables) });

function checked({ fields, faultsOf }: Resource, { request, tables }: SignedIn, before: Row | null) {
  const { values, faults } = cleaned(fields, request, { isNew: before === null });
  const all = Object.keys(faults).length > 0 ? faults : (faultsOf?.({ ...before, ...values }, tables) ?? {});
  return { values, faults: Object.keys(all).length > 0 ? all : null };
}
