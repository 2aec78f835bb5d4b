import { dataReply, emptyReply, invalidReply, keptReply, notFound, type Reply } from './reply';
import type { SignedIn, View, Views } from './routes';
import { nextId, pagedReply, rowOf } from './rows';
import { cleanBody, type FieldErrors, type Fields, serialize } from './serializer';
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
  defaults?: (context: SignedIn) => Record<string, unknown>;
  /** Fields that a response adds to the stored row. */
  joinedFields?: (row: Row, tables: Tables) => Record<string, unknown>;
  /** The problems of a body whose fields are valid one by one. */
  validate?: (values: Readonly<Record<string, unknown>>, tables: Tables) => FieldErrors;
  /** The reason why a row may not be deleted; null where it may. */
  undeletableReason?: (row: Row, tables: Tables) => string | null;
}

export const NOW = '2026-03-01T10:00:00+09:00';

/** Views for list, detail, create, update and delete, at the paths of the specification. */
export const crudViews = (path: string, resource: Resource): Views => ({
  [`GET ${path}`]: list(resource),
  [`GET ${recordPath(path)}`]: retrieve(resource),
  ...writeViews(path, resource),
});

export const writeViews = (path: string, resource: Resource): Views => ({
  [`POST ${path}`]: create(resource),
  [`PUT ${recordPath(path)}`]: update(resource),
  [`DELETE ${recordPath(path)}`]: remove(resource),
});

const recordPath = (path: string): string => (path.endsWith('/') ? `${path}:id/` : `${path}/:id`);

export const list =
  (resource: Resource): View =>
  (context) => {
    const { query } = context.request;
    const filter = (resource.filters ?? []).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const rows = resource
      .table(context.tables)
      .filter((row) => filter.every(([name, value]) => String(row[name]) === value));
    return pagedReply(
      context,
      resource.datedBy === undefined ? rows : nextFirst(rows, resource.datedBy),
      (row) => serializeRow(resource, row, context.tables),
    );
  };

const timeOf = (row: Row, field: string) => Date.parse(String(row[field])) || Number.MAX_SAFE_INTEGER;

function nextFirst(rows: readonly Row[], { start, end }: { start: string; end: string }): Row[] {
  const isAhead = (row: Row) => timeOf(row, end) >= Date.now();
  const ahead = rows.filter(isAhead).toSorted((one, other) => timeOf(one, start) - timeOf(other, start));
  const past = rows
    .filter((row) => !isAhead(row))
    .toSorted((one, other) => timeOf(other, start) - timeOf(one, start));
  return [...ahead, ...past];
}

export const create =
  (resource: Resource): View =>
  (context) => {
    const { values, fieldErrors } = cleanAndValidate(resource, context, null);
    if (fieldErrors !== null) return invalidReply(fieldErrors);
    const rows = resource.table(context.tables);
    const row = { created_at: NOW, ...resource.defaults?.(context), ...values, id: nextId(rows) };
    rows.unshift(row);
    return dataReply(serializeRow(resource, row, context.tables), 201);
  };

export const retrieve =
  (resource: Resource): View =>
  (context) => {
    const row = rowOf(context, resource.table(context.tables));
    return row ? dataReply(serializeRow(resource, row, context.tables)) : notFound();
  };

export const update =
  (resource: Resource): View =>
  (context) => {
    const row = rowOf(context, resource.table(context.tables));
    if (!row) return notFound();
    const { values, fieldErrors } = cleanAndValidate(resource, context, row);
    if (fieldErrors !== null) return invalidReply(fieldErrors);
    return dataReply(serializeRow(resource, Object.assign(row, values), context.tables));
  };

export const remove =
  (resource: Resource): View =>
  (context) => {
    const rows = resource.table(context.tables);
    const row = rowOf(context, rows);
    if (!row) return notFound();
    const reason = resource.undeletableReason?.(row, context.tables) ?? null;
    if (reason !== null) return keptReply(reason);
    rows.splice(rows.indexOf(row), 1);
    return emptyReply();
  };

/** A view for an action on one row, at its own path. */
export const action =
  (resource: Resource, act: (row: Row, context: SignedIn) => Reply | undefined): View =>
  (context) => {
    const row = rowOf(context, resource.table(context.tables));
    if (!row) return notFound();
    return act(row, context) ?? dataReply(serializeRow(resource, row, context.tables));
  };

export const serializeRow = (
  { fields, joinedFields }: Resource,
  row: Row,
  tables: Tables,
): Record<string, unknown> => serialize(fields, { ...row, ...joinedFields?.(row, tables) });

function cleanAndValidate(
  { fields, validate }: Resource,
  { request, tables }: SignedIn,
  storedRow: Row | null,
) {
  const { values, fieldErrors } = cleanBody(fields, request, { isNew: storedRow === null });
  const allErrors =
    Object.keys(fieldErrors).length > 0
      ? fieldErrors
      : (validate?.({ ...storedRow, ...values }, tables) ?? {});
  return { values, fieldErrors: Object.keys(allErrors).length > 0 ? allErrors : null };
}
