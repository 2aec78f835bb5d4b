import { Problem } from '#api/problem';
import type { Message } from '#domain/problems';

/** What a failed sending says beside its fields: nothing, one message, or that a part of the console did not come. */
export function toldBy(problem: unknown): Message[] {
  if (problem === null) return [];
  if (!(problem instanceof Problem)) return [{ messageId: 'common.partMissing' }];
  return problem.fields.length > 0 ? [] : [problem.told];
}
