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
  foundOr404,
  Refusal,
  refuseProblems,
} from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { withStored } from './with-stored';

/** The five calls of `crud`, or the subset that the contract has. */
interface CrudEndpoints {
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

/** City and account of a call; `storedRow` is null for a new one. */
export interface RecordScope<Row> {
  backend: Backend;
  account: Account;
  city: City;
  storedRow: Row | null;
}

type RowValues<Row> = Omit<Row, 'id' | 'city'>;

interface CrudOptions<Row extends CityRow, Draft> {
  table: TableDefinition<Row>;
  writers: AnswerOptions;
  /** The roles that may read, where these are more than those that may write. */
  readers?: AnswerOptions;
  searchFields: readonly (keyof Row & string)[];
  /** The order without `ordering`; it may depend on the time. */
  sort: string | ((backend: Backend) => (one: Row, other: Row) => number);
  /** Whether the account may see a row; a hidden row is a 404. Without it, every row is visible. */
  isVisibleTo?: (scope: Pick<RecordScope<Row>, 'backend' | 'account'>, row: Row) => boolean;
  /** Further filters of a list by its query. */
  matchesQuery?: (row: Row, query: Readonly<Record<string, unknown>>, backend: Backend) => boolean;
  /** The domain's rules. */
  problems: (draft: Draft, scope: RecordScope<Row>) => FieldProblem[];
  /** The stored values of a draft, with its files read; refuses values that only the server can check. */
  rowFromDraft: (draft: Draft, scope: RecordScope<Row>) => RowValues<Row> | Promise<RowValues<Row>>;
  /** Why a permitted role may not write this row: a message, as a 403 would sign the account out. */
  writeRefusal?: (
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
  calls: CrudEndpoints,
  {
    table,
    writers,
    readers = writers,
    searchFields,
    sort,
    isVisibleTo,
    matchesQuery = () => true,
    problems,
    rowFromDraft,
    writeRefusal = () => null,
    deletionProblem,
    afterWrite,
  }: CrudOptions<Row, Draft>,
): readonly EndpointHandler[] {
  const handle = (
    endpoint: Endpoint,
    reply: (
      scope: RecordScope<Row>,
      request: Pick<CityContext<Draft>, 'query' | 'body' | 'sentFields'>,
    ) => HandlerReply | Promise<HandlerReply>,
  ) =>
    answer(
      endpoint,
      (context) => {
        // The contract's schemas have checked the values that `CrudEndpoints` leaves untyped.
        const { backend, account, city, params, query, body, sentFields } =
          context as unknown as CityContext<Draft>;
        const rows = backend.db.of(table);
        const storedRow = params.id === undefined ? null : foundOr404(rows.find(params.id));
        const isAccessible =
          storedRow === null || (storedRow.city === city.name && isVisible({ backend, account }, storedRow));
        if (!isAccessible) throw new Refusal(404);
        return reply({ backend, account, city, storedRow }, { query, body, sentFields }) as never;
      },
      endpoint.method === 'GET' ? readers : writers,
    );
  const isVisible = (scope: Pick<RecordScope<Row>, 'backend' | 'account'>, row: Row) =>
    isVisibleTo?.(scope, row) ?? true;
  const requiredRow = ({ storedRow }: RecordScope<Row>): Row => foundOr404(storedRow);

  return [
    ...(calls.list === undefined
      ? []
      : [
          handle(calls.list, (scope, { query }) => ({
            status: 200,
            data: pageOf(scope.backend.db.of(table), query, {
              city: scope.city.name,
              filter: (row) => isVisible(scope, row) && matchesQuery(row, query, scope.backend),
              searchFields,
              sort: typeof sort === 'string' ? sort : sort(scope.backend),
            }),
          })),
        ]),

    ...(calls.one === undefined
      ? []
      : [handle(calls.one, (scope) => ({ status: 200, data: requiredRow(scope) }))]),

    handle(calls.create, async (scope, { body }) => {
      refuseProblems(problems(body, scope));
      const values = { ...(await rowFromDraft(body, scope)), city: scope.city.name } as Omit<Row, 'id'>;
      const row = scope.backend.db.of(table).create(values);
      afterWrite?.(scope);
      return { status: 201, data: row };
    }),

    handle(calls.update, async (scope, { body, sentFields }) => {
      refuseIfText(writeRefusal(scope, requiredRow(scope), 'update'));
      const draft = withStored(calls.update, body, requiredRow(scope), sentFields);
      refuseProblems(problems(draft, scope));
      const rows = scope.backend.db.of(table);
      const { id } = requiredRow(scope);
      const values = await rowFromDraft(draft, scope);
      rows.update(id, values as Partial<Omit<Row, 'id'>>);
      afterWrite?.(scope);
      return { status: 200, data: rows.find(id) };
    }),

    handle(calls.remove, (scope) => {
      const row = requiredRow(scope);
      refuseIfText(writeRefusal(scope, row, 'remove'));
      const message = deletionProblem?.(row, scope.backend) ?? null;
      if (message !== null) return { status: 209, data: { message } };
      scope.backend.db.of(table).remove(row.id);
      afterWrite?.(scope);
      return { status: 204, data: null };
    }),
  ];
}

function refuseIfText(text: string | null): void {
  if (text !== null) throw new Refusal(400, text);
}

interface CityContext<Draft> {
  backend: Backend;
  account: Account;
  city: City;
  params: { id?: string };
  query: Output<typeof ListQuery>;
  body: Draft;
  sentFields: ReadonlySet<string>;
}

interface HandlerReply {
  status: number;
  data: unknown;
}
