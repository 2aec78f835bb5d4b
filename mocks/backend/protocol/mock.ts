import type { Answer, Endpoint, Output, PathNames } from '#api/http/endpoint';
import type { Entry } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend/backend-types';
import type { Account } from '#mocks/backend/seed/session/accounts';

export { foundOr404, Refusal, refusalOfRole, refuseProblems } from './refusal';

/** A request that has passed every check before the handler's own. */
export interface RequestContext<E extends Endpoint = Endpoint> {
  params: { [Name in PathNames<E['path']>]: string };
  /** The query as the contract's schema parses it: numbers are numbers. */
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The names in the request body: a field that a form omits keeps its value. */
  sentFields: ReadonlySet<string>;
  request: Request;
  /** The caller. Open endpoints have none: reading it there is a mistake in the handler and throws. */
  readonly account: Account;
  /** The city of the path, for endpoints that name one; the account may enter the city. */
  city: 'city' extends PathNames<E['path']> ? City : null;
  /** The company of the path: the caller's own, or any for an Operator. */
  company: 'company' extends PathNames<E['path']> ? Company : null;
  backend: Backend;
}

export interface AnswerOptions {
  /** The roles that may call; without it, every signed-in user. Operators always pass (R-ROLE-07). */
  roles?: Entry;
}

/** An endpoint with its handler in the fake backend. */
export interface EndpointHandler {
  endpoint: Endpoint;
  reply: (context: RequestContext) => Answer<Endpoint> | Promise<Answer<Endpoint>>;
  options: AnswerOptions;
}

/**
 * Binds a handler to its endpoint. `const R` keeps `status: 200` from widening to `number`, so that a
 * response of another shape or an undeclared status does not compile. A handler checks first and writes last:
 * a refusal undoes no write.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only a type parameter can be `const`
export function answer<E extends Endpoint, const R extends Answer<E> | Promise<Answer<E>>>(
  endpoint: E,
  reply: (context: RequestContext<E>) => R,
  options: AnswerOptions = {},
): EndpointHandler {
  return { endpoint, reply: reply as unknown as EndpointHandler['reply'], options };
}
