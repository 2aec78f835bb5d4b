import { Problem } from '#api/http/problem';
import type { FieldFault, Message } from '#domain/base/problems';
import type { IntlWithMessages } from './message';

/** The messages above a form for a request that only the form reports, beside the errors at its fields. */
export function messagesOf(problem: unknown): Message[] {
  if (problem === null) return [];
  if (!(problem instanceof Problem)) return [{ messageId: 'common.partMissing' }];
  return problem.general ? [problem.general] : [];
}

/**
 * The same for a record form: a failure without a reason is a toast, except a conflict and an unknown outcome
 * (A-176, A-181, A-330).
 */
export const messagesBesideForm = (problem: unknown): Message[] =>
  problem instanceof Problem && (problem.kind === 'conflict' || problem.isExplained || problem.isUnconfirmed)
    ? messagesOf(problem)
    : [];

/** The messages of a refusal without a form: the general one, and one for each field by its label. */
export function messagesInPassing(problem: Problem, intl: IntlWithMessages): Message[] {
  const { general, fields, summary, status, endpoint } = problem;
  if (status === 404 && READ_WITHOUT_ID.test(endpoint)) {
    const text = 'text' in summary ? `${summary.text} ` : '';
    return [{ messageId: 'problem.callMissing', values: { text, call: endpoint } }];
  }
  return fields.length === 0
    ? [summary]
    : [...(general ? [general] : []), ...fields.map((fault) => messageWithLabel(fault, intl))];
}

/** A read without a record: "Not found." would not say of what, where a backend lacks the call. */
const READ_WITHOUT_ID = /^GET (?!.*\/:id\b)/;

function messageWithLabel(fault: FieldFault, intl: IntlWithMessages): Message {
  const [name = '', ...pathWithin] = fault.field.split('.');
  // no field has these names: the server's text is about the whole request
  if ('text' in fault && (name === 'message' || name === 'detail')) return { text: fault.text };
  const numbers = pathWithin.filter((part) => /^\d+$/.test(part)).map((index) => Number(index) + 1);
  const id = `field.${name}`;
  const field = [id in intl.messages ? intl.formatMessage({ id }) : name, ...numbers].join(' ');
  if ('text' in fault) return { messageId: 'problem.atField', values: { field, text: fault.text } };
  return { messageId: fault.messageId, values: { ...fault.values, field } };
}
