import type * as z from 'zod/mini';

/**
 * The building block of the contract: the request of a call and its possible responses. The client
 * (client.ts), the fake backend (mocks/backend/protocol/mock.ts) and the contract test read the same object.
 */
export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Responses = Readonly<Record<number, Schema>>;

export interface Endpoint<
  P extends string = string,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Responses = Responses,
> {
  readonly method: Method;
  /** As in the specification, with `{city}` written as `:city`, trailing slash included. */
  readonly path: P;
  readonly query: Q;
  readonly body: B;
  /**
   * Declared responses by status. Another 2xx is read as the first of them, any other status is a
   * problem.
   */
  readonly responses: R;
  /**
   * Needs no session: the token is sent where there is one, a 401 is the server's message.
   */
  readonly open: boolean;
  /** May contain files: sent as multipart/form-data when it does, otherwise as JSON (E-020). */
  readonly form: boolean;
  /** Message id for a 403 that refuses only this request and does not end the session. */
  readonly denial: string | null;
  /** `openData`: the regional open-data service, another host with its own key. */
  readonly host: 'backend' | 'openData';
  /** No GET, but sent twice it does no more than once: sign-in, token renewal, a query by POST, the check of a code. */
  readonly safe: boolean;
}

/** `'/company/:company/x/:id'` → `'company' | 'id'` */
export type PathNames<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? PathNames<Head> | PathNames<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

interface EndpointDescription<P extends string, Q, B, R> {
  method: Method;
  path: P;
  query?: Q;
  body?: B;
  /** A single schema means status 200. */
  response: R;
  open?: boolean;
  form?: boolean;
  denial?: string;
  host?: 'backend' | 'openData';
  safe?: boolean;
}

export function endpoint<
  const P extends string,
  R extends Schema | Responses,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  description: EndpointDescription<P, Q, B, R>,
): Endpoint<P, Q, B, R extends Schema ? { readonly 200: R } : R> {
  const { method, path, query, body, response } = description;
  const { open = false, form = false, denial = null, host = 'backend', safe = false } = description;
  const responses = ('_zod' in response ? { 200: response } : response) as R extends Schema
    ? { readonly 200: R }
    : R;
  return { method, path, query: query as Q, body: body as B, responses, open, form, denial, host, safe };
}

type Input<S> = S extends Schema ? z.input<S> : undefined;
export type Output<S> = S extends Schema ? z.output<S> : undefined;
export type Params<E extends Endpoint> = { [Name in PathNames<E['path']>]: string | number };

type WithParams<E extends Endpoint> = [PathNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Params<E> };
type WithArgument<Key extends string, S> = S extends Schema
  ? Partial<Input<S>> extends Input<S>
    ? { [K in Key]?: Input<S> }
    : { [K in Key]: Input<S> }
  : { [K in Key]?: undefined };

/** Arguments of a call: path parameters, query and body as the endpoint declares them. */
export type CallArguments<E extends Endpoint> = WithParams<E> &
  WithArgument<'query', E['query']> &
  WithArgument<'body', E['body']> & {
    signal?: AbortSignal;
    /** Receives the sent fraction of the body, 0 to 1. */
    onProgress?: (fraction: number) => void;
    /** A failure is only logged: the caller shows it, or the user need not see it. */
    quiet?: boolean;
    /**
     * The call comes from a form, which shows the backend's explanation of a refusal itself: no toast repeats
     * it.
     */
    inForm?: boolean;
    /** The call loads one record, and its view shows that the record does not exist: a 404 shows no toast. */
    ofOne?: boolean;
  };

/** The declared responses, discriminated by status. */
export type Answer<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: { status: Status; data: Output<E['responses'][Status]> };
}[keyof E['responses'] & number];

export type Call = <E extends Endpoint>(endpoint: E, args: CallArguments<E>) => Promise<Answer<E>>;

/**
 * Fills the path. Throws for a missing parameter: that is a programming error, never a request to
 * `/undefined/…`.
 */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new Error(`path parameter "${name}" of ${path} is missing`);
    return encodeURIComponent(String(value));
  });
}
