import type * as z from 'zod/mini';
import type { FieldProblem } from '#domain/base/problems';
import type { Reason } from './reason';
import { SERVER_TEXTS, textOfProblem, textOfStatus } from './server-texts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409;

/** A handler's refusal, thrown anywhere and converted to a response in one place. A 209 is no refusal. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** `{ message }`, or `{ errors: { field: [text] } }`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** For the log of calls. */
  readonly why: Reason;

  constructor(
    status: RefusalStatus,
    body: string | Readonly<Record<string, unknown>> = textOfStatus(status),
    why: Reason | null = null,
  ) {
    super(`refused with ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = typeof body === 'string' ? { message: body } : body;
    this.why = why ?? { by: 'rule', text: explanationIn(this.body) };
  }
}

/** A refusal of the caller's role by the handler itself. */
export const refusalOfRole = ({ permission }: { permission: string }): Refusal =>
  new Refusal(403, undefined, { by: 'role', role: permission });

/** Returns the value; throws a 404 when it is missing. */
export function foundOr404<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal(404);
  return value;
}

/** Applies the domain's rules on the server's side too. */
export function refuseProblems(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new Refusal(400, { errors: byField(problems) });
}

/** Refuses a query or a body that does not match the contract's schema. */
export function refuseIssues(issues: readonly z.core.$ZodIssue[]): never {
  const refusedFields = [...new Set(issues.map(({ path }) => String(path[0] ?? 'body')))];
  throw new Refusal(400, {
    errors: Object.fromEntries(refusedFields.map((field) => [field, [SERVER_TEXTS.invalid]])),
    issues: issues.map(({ code, path, message }) => ({ code, path: path.map(String), message })),
  });
}

/** The message, or `title: この項目は必須です。` for each field. */
function explanationIn({ message, errors }: Readonly<Record<string, unknown>>): string {
  if (typeof message === 'string') return message;
  return Object.entries((errors ?? {}) as Readonly<Record<string, readonly string[]>>)
    .map(([field, texts]) => `${field}: ${texts.join(' ')}`)
    .join(' / ');
}

function byField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    errors[problem.field] = [...(errors[problem.field] ?? []), textOfProblem(problem)];
  }
  return errors;
}
