import type { Answer, Endpoint, Output, PathNames } from '#api/http/endpoint';
import type { Entry } from '#domain/people/roles';
import type { City } from '#domain/places/city';
import type { Company } from '#domain/places/company';
import type { Backend } from '#mocks/backend-types';
import type { Account } from '#mocks/seed/session/accounts';

export { found, Refusal, refuseIf } from './refusal';

/** One request that has passed every check before the handler's own. */
export interface Visit<E extends Endpoint = Endpoint> {
  params: { [Name in PathNames<E['path']>]: string };
  /** As the contract's schema reads it: numbers are numbers. */
  query: Output<E['query']>;
  body: Output<E['body']>;
  /** The names that stood in the body: what a form leaves out stays as it is. */
  sent: ReadonlySet<string>;
  request: Request;
  /** Who calls. Open endpoints have nobody: asking there is a mistake in the handler and throws. */
  readonly account: Account;
  /** The city of the path, for endpoints that name one; the account may enter it. */
  city: 'city' extends PathNames<E['path']> ? City : null;
  /** The company of the path: the caller's own, or any for an Operator. */
  company: 'company' extends PathNames<E['path']> ? Company : null;
  backend: Backend;
}

export interface AnswerOptions {
  /** Who may call; without it anyone signed in. Operator always passes (R-ROLE-07). */
  roles?: Entry;
}

/** An endpoint with what the fake backend does when it is called. */
export interface Answered {
  endpoint: Endpoint;
  reply: (visit: Visit) => Answer<Endpoint> | Promise<Answer<Endpoint>>;
  options: AnswerOptions;
}

/**
 * Ties a handler to its endpoint. `const R` keeps `status: 200` from widening to `number`, so that an answer of
 * another shape or an undeclared status does not compile.
 * A handler checks first and writes last: a refusal takes nothing back.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only a type parameter can be `const`
export function answer<E extends Endpoint, const R extends Answer<E> | Promise<Answer<E>>>(
  endpoint: E,
  reply: (visit: Visit<E>) => R,
  options: AnswerOptions = {},
): Answered {
  return { endpoint, reply: reply as unknown as Answered['reply'], options };
}
