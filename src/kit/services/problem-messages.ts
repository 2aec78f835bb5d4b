import { Problem } from '#api/http/problem';
import type { FieldFault, Message } from '#domain/base/problems';
import type { IntlWithMessages } from './message';

/** What a form says above its button of a call that nobody else tells, beside what stands at its fields. */
export function messagesOf(problem: unknown): Message[] {
  if (problem === null) return [];
  if (!(problem instanceof Problem)) return [{ messageId: 'common.partMissing' }];
  return problem.general ? [problem.general] : [];
}

/** The same of a call of a form: a failure without a reason is a passing message, but for a conflict. */
export const messagesBesideForm = (problem: unknown): Message[] =>
  problem instanceof Problem && (problem.kind === 'conflict' || problem.isExplained)
    ? messagesOf(problem)
    : [];

/** All that a refusal says where no form stands: its sentence, and each field by the name that people know. */
export const messagesInPassing = (
  { general, fields, summary }: Problem,
  intl: IntlWithMessages,
): Message[] =>
  fields.length === 0
    ? [summary]
    : [...(general ? [general] : []), ...fields.map((fault) => labelled(fault, intl))];

function labelled(fault: FieldFault, intl: IntlWithMessages): Message {
  const [name = '', ...within] = fault.field.split('.');
  // nothing is called so: the server's words are of the whole
  if ('text' in fault && (name === 'message' || name === 'detail')) return { text: fault.text };
  const numbers = within.filter((part) => /^\d+$/.test(part)).map((index) => Number(index) + 1);
  const id = `field.${name}`;
  const field = [id in intl.messages ? intl.formatMessage({ id }) : name, ...numbers].join(' ');
  if ('text' in fault) return { messageId: 'problem.atField', values: { field, text: fault.text } };
  return { messageId: fault.messageId, values: { ...fault.values, field } };
}
