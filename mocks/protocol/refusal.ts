import type * as z from 'zod/mini';
import type { FieldProblem } from '#domain/base/problems';
import { SERVER_TEXTS, textOfProblem, textOfStatus } from './server-texts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 406 | 409;

/** A handler's refusal, thrown anywhere and converted to a response in one place. A 209 is no refusal. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  /** `{ message }`, or `{ errors: { field: [text] } }`. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: RefusalStatus,
    body: string | Readonly<Record<string, unknown>> = textOfStatus(status),
  ) {
    super(`refused with ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = typeof body === 'string' ? { message: body } : body;
  }
}

/** Returns the value; throws a 404 when it is missing. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal(404);
  return value;
}

/** Applies the domain's rules on the server's side too. */
export function refuseIf(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new Refusal(400, { errors: byField(problems) });
}

/** Refuses a query or a body that does not match the contract's schema. */
export function refuseIssues(issues: readonly z.core.$ZodIssue[]): never {
  const fields = [...new Set(issues.map(({ path }) => String(path[0] ?? 'body')))];
  throw new Refusal(400, {
    errors: Object.fromEntries(fields.map((field) => [field, [SERVER_TEXTS.invalid]])),
    issues: issues.map(({ code, path, message }) => ({ code, path: path.map(String), message })),
  });
}

function byField(problems: readonly FieldProblem[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    errors[problem.field] = [...(errors[problem.field] ?? []), textOfProblem(problem)];
  }
  return errors;
}
