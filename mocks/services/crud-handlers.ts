import type { Endpoint, Output } from '#api/http/endpoint';
import type { ListQuery } from '#api/http/shapes';
import type { FieldProblem } from '#domain/base/problems';
import type { City } from '#domain/places/city';
import type { Backend } from '#mocks/backend-types';
import type { TableDefinition } from '#mocks/db/define-table';
import { type Answered, type AnswerOptions, answer, found, Refusal, refuseIf } from '#mocks/protocol/mock';
import { pageOf } from '#mocks/protocol/page-of';
import type { Account } from '#mocks/seed/session/accounts';

/** The five calls of `crud`, or the subset that the contract has. */
interface Calls {
  list?: Endpoint;
  one?: Endpoint;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
}

interface CityRow {
  id: number;
  city: string;
}

/** City and account of a call; `before` is the stored row, null for a new one. */
export interface Place<Row> {
  backend: Backend;
  account: Account;
  city: City;
  before: Row | null;
}

type Kept<Row> = Omit<Row, 'id' | 'city'>;

interface Crud<Row extends CityRow, Draft> {
  table: TableDefinition<Row>;
  roles: AnswerOptions;
  /** The roles that may read, where these are more than those that may write. */
  readers?: AnswerOptions;
  searched: readonly (keyof Row & string)[];
  sort: string;
  /** Whether the account may see a row; a hidden row is a 404. Without it, every row is visible. */
  isOpenTo?: (place: Pick<Place<Row>, 'backend' | 'account'>, row: Row) => boolean;
  /** Further filters of a list by its query. */
  fits?: (row: Row, query: Readonly<Record<string, unknown>>, backend: Backend) => boolean;
  /** The domain's rules. */
  problems: (draft: Draft, place: Place<Row>) => FieldProblem[];
  /** The stored values of a draft, with its files read; refuses values that only the server can check. */
  kept: (draft: Draft, place: Place<Row>) => Kept<Row> | Promise<Kept<Row>>;
  /** Why a permitted role may not write this row: a message, as a 403 would sign the account out. */
  refusedTo?: (place: Pick<Place<Row>, 'account'>, row: Row, verb: 'update' | 'remove') => string | null;
  /** The reason why a row is kept on a delete. */
  heldBy?: (row: Row, backend: Backend) => string | null;
  /** Further changes after a write. */
  afterwards?: (place: Place<Row>) => void;
}

/** The calls of one kind of a city's records, over one table: they check first and write last. */
export function crudHandlers<Row extends CityRow, Draft>(
  calls: Calls,
  {
    table,
    roles,
    readers = roles,
    searched,
    sort,
    isOpenTo,
    fits = () => true,
    problems,
    kept,
    refusedTo = () => null,
    heldBy,
    afterwards,
  }: Crud<Row, Draft>,
): readonly Answered[] {
  const handle = (
    endpoint: Endpoint,
    reply: (
      place: Place<Row>,
      asked: Pick<OpenVisit<Draft>, 'query' | 'body' | 'sent'>,
    ) => Reply | Promise<Reply>,
  ) =>
    answer(
      endpoint,
      (visit) => {
        // The contract's schemas have checked the values that `Calls` leaves untyped.
        const { backend, account, city, params, query, body, sent } = visit as unknown as OpenVisit<Draft>;
        const rows = backend.db.of(table);
        const before = params.id === undefined ? null : found(rows.find(params.id));
        const isThere =
          before === null || (before.city === city.name && isOpen({ backend, account }, before));
        if (!isThere) throw new Refusal(404);
        return reply({ backend, account, city, before }, { query, body, sent }) as never;
      },
      endpoint.method === 'GET' ? readers : roles,
    );
  const isOpen = (place: Pick<Place<Row>, 'backend' | 'account'>, row: Row) => isOpenTo?.(place, row) ?? true;
  const rowOf = ({ before }: Place<Row>): Row => found(before);

  return [
    ...(calls.list === undefined
      ? []
      : [
          handle(calls.list, (place, { query }) => ({
            status: 200,
            data: pageOf(place.backend.db.of(table), query, {
              city: place.city.name,
              filter: (row) => isOpen(place, row) && fits(row, query, place.backend),
              searched,
              sort,
            }),
          })),
        ]),

    ...(calls.one === undefined ? [] : [handle(calls.one, (place) => ({ status: 200, data: rowOf(place) }))]),

    handle(calls.create, async (place, { body }) => {
      refuseIf(problems(body, place));
      const values = { ...(await kept(body, place)), city: place.city.name } as Omit<Row, 'id'>;
      const row = place.backend.db.of(table).create(values);
      afterwards?.(place);
      return { status: 201, data: row };
    }),

    handle(calls.update, async (place, { body, sent }) => {
      refuseWith(refusedTo(place, rowOf(place), 'update'));
      const draft = calls.update.form ? withStored(body, rowOf(place), sent) : body;
      refuseIf(problems(draft, place));
      const rows = place.backend.db.of(table);
      const { id } = rowOf(place);
      const values = await kept(draft, place);
      rows.update(id, values as Partial<Omit<Row, 'id'>>);
      afterwards?.(place);
      return { status: 200, data: rows.find(id) };
    }),

    handle(calls.remove, (place) => {
      const row = rowOf(place);
      refuseWith(refusedTo(place, row, 'remove'));
      const message = heldBy?.(row, place.backend) ?? null;
      if (message !== null) return { status: 209, data: { message } };
      place.backend.db.of(table).remove(row.id);
      afterwards?.(place);
      return { status: 204, data: null };
    }),
  ];
}

/** A field that a form omits keeps its stored value. */
function withStored<Draft>(draft: Draft, row: object, sent: ReadonlySet<string>): Draft {
  const stored = Object.entries(row).filter(([name]) => name in (draft as object) && !sent.has(name));
  return { ...draft, ...Object.fromEntries(stored) };
}

function refuseWith(sentence: string | null): void {
  if (sentence !== null) throw new Refusal(400, sentence);
}

interface OpenVisit<Draft> {
  backend: Backend;
  account: Account;
  city: City;
  params: { id?: string };
  query: Output<typeof ListQuery>;
  body: Draft;
  sent: ReadonlySet<string>;
}

interface Reply {
  status: number;
  data: unknown;
}
