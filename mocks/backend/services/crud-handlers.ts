import type { Endpoint, Output } from '#api/http/endpoint';
import type { ListQuery } from '#api/http/shapes';
import type { FieldProblem } from '#domain/base/problems';
import type { City } from '#domain/places/city';
import type { Backend } from '#mocks/backend/backend-types';
import type { TableDefinition } from '#mocks/backend/db/define-table';
import {
  type AnswerOptions,
  answer,
  type EndpointHandler,
  found,
  Refusal,
  refuseIf,
} from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { withStored } from './with-stored';

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
export interface RecordScope<Row> {
  backend: Backend;
  account: Account;
  city: City;
  before: Row | null;
}

type Stored<Row> = Omit<Row, 'id' | 'city'>;

interface Crud<Row extends CityRow, Draft> {
  table: TableDefinition<Row>;
  writers: AnswerOptions;
  /** The roles that may read, where these are more than those that may write. */
  readers?: AnswerOptions;
  searched: readonly (keyof Row & string)[];
  /** The order without `ordering`; it may depend on the time. */
  sort: string | ((backend: Backend) => (one: Row, other: Row) => number);
  /** Whether the account may see a row; a hidden row is a 404. Without it, every row is visible. */
  isVisibleTo?: (scope: Pick<RecordScope<Row>, 'backend' | 'account'>, row: Row) => boolean;
  /** Further filters of a list by its query. */
  matches?: (row: Row, query: Readonly<Record<string, unknown>>, backend: Backend) => boolean;
  /** The domain's rules. */
  problems: (draft: Draft, scope: RecordScope<Row>) => FieldProblem[];
  /** The stored values of a draft, with its files read; refuses values that only the server can check. */
  stored: (draft: Draft, scope: RecordScope<Row>) => Stored<Row> | Promise<Stored<Row>>;
  /** Why a permitted role may not write this row: a message, as a 403 would sign the account out. */
  refusedTo?: (
    scope: Pick<RecordScope<Row>, 'account'>,
    row: Row,
    verb: 'update' | 'remove',
  ) => string | null;
  /** The reason why a row is kept on a delete. */
  deletionProblem?: (row: Row, backend: Backend) => string | null;
  /** Further changes after a write. */
  afterWrite?: (scope: RecordScope<Row>) => void;
}

/** The calls of one kind of a city's records, over one table: they check first and write last. */
export function crudHandlers<Row extends CityRow, Draft>(
  calls: Calls,
  {
    table,
    writers,
    readers = writers,
    searched,
    sort,
    isVisibleTo,
    matches = () => true,
    problems,
    stored,
    refusedTo = () => null,
    deletionProblem,
    afterWrite,
  }: Crud<Row, Draft>,
): readonly EndpointHandler[] {
  const handle = (
    endpoint: Endpoint,
    reply: (
      scope: RecordScope<Row>,
      request: Pick<OpenContext<Draft>, 'query' | 'body' | 'sent'>,
    ) => Reply | Promise<Reply>,
  ) =>
    answer(
      endpoint,
      (context) => {
        // The contract's schemas have checked the values that `Calls` leaves untyped.
        const { backend, account, city, params, query, body, sent } =
          context as unknown as OpenContext<Draft>;
        const rows = backend.db.of(table);
        const before = params.id === undefined ? null : found(rows.find(params.id));
        const isThere =
          before === null || (before.city === city.name && isOpen({ backend, account }, before));
        if (!isThere) throw new Refusal(404);
        return reply({ backend, account, city, before }, { query, body, sent }) as never;
      },
      endpoint.method === 'GET' ? readers : writers,
    );
  const isOpen = (scope: Pick<RecordScope<Row>, 'backend' | 'account'>, row: Row) =>
    isVisibleTo?.(scope, row) ?? true;
  const rowOf = ({ before }: RecordScope<Row>): Row => found(before);

  return [
    ...(calls.list === undefined
      ? []
      : [
          handle(calls.list, (scope, { query }) => ({
            status: 200,
            data: pageOf(scope.backend.db.of(table), query, {
              city: scope.city.name,
              filter: (row) => isOpen(scope, row) && matches(row, query, scope.backend),
              searched,
              sort: typeof sort === 'string' ? sort : sort(scope.backend),
            }),
          })),
        ]),

    ...(calls.one === undefined ? [] : [handle(calls.one, (scope) => ({ status: 200, data: rowOf(scope) }))]),

    handle(calls.create, async (scope, { body }) => {
      refuseIf(problems(body, scope));
      const values = { ...(await stored(body, scope)), city: scope.city.name } as Omit<Row, 'id'>;
      const row = scope.backend.db.of(table).create(values);
      afterWrite?.(scope);
      return { status: 201, data: row };
    }),

    handle(calls.update, async (scope, { body, sent }) => {
      refuseWith(refusedTo(scope, rowOf(scope), 'update'));
      const draft = withStored(calls.update, body, rowOf(scope), sent);
      refuseIf(problems(draft, scope));
      const rows = scope.backend.db.of(table);
      const { id } = rowOf(scope);
      const values = await stored(draft, scope);
      rows.update(id, values as Partial<Omit<Row, 'id'>>);
      afterWrite?.(scope);
      return { status: 200, data: rows.find(id) };
    }),

    handle(calls.remove, (scope) => {
      const row = rowOf(scope);
      refuseWith(refusedTo(scope, row, 'remove'));
      const message = deletionProblem?.(row, scope.backend) ?? null;
      if (message !== null) return { status: 209, data: { message } };
      scope.backend.db.of(table).remove(row.id);
      afterWrite?.(scope);
      return { status: 204, data: null };
    }),
  ];
}

function refuseWith(sentence: string | null): void {
  if (sentence !== null) throw new Refusal(400, sentence);
}

interface OpenContext<Draft> {
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
