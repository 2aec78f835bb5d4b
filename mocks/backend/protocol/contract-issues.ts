import type * as z from 'zod/mini';
import { isSecretName } from './masked';

/** What the contract expects at a path of a request or a response, and what was there. */
export interface ContractIssue {
  /** `content.3.title`; empty for the whole value. */
  path: string;
  /** `string`, `"ja" | "en"`, `>= 1`, `date`. */
  expected: string;
  /** `number 7`, `missing`, `array of 3`. */
  received: string;
}

/** Longest shown value, in characters. */
const SHOWN_MAX = 60;

/** The issues of a check of `value`; zod's own have the expectation only, in a form that depends on the check. */
export const contractIssues = (issues: readonly z.core.$ZodIssue[], value: unknown): ContractIssue[] =>
  issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: expectationOf(issue),
    received: receivedText(issue.path, value),
  }));

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => jsonText(value)).join(' | ');
    case 'too_small':
      return `${issue.inclusive === false ? '>' : '>='} ${issue.minimum}`;
    case 'too_big':
      return `${issue.inclusive === false ? '<' : '<='} ${issue.maximum}`;
    case 'invalid_format':
      return issue.format;
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `without ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map((unionIssue) => expectationOf(unionIssue)))].join(' | ');
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      break;
  }
  return issue.message;
}

function receivedText(path: readonly PropertyKey[], value: unknown): string {
  const receivedValue = path.reduce<unknown>(
    (container, name) => (container as Indexed | null | undefined)?.[name],
    value,
  );
  if (receivedValue === undefined) return 'missing';
  if (receivedValue === null) return 'null';
  if (Array.isArray(receivedValue)) return `array of ${receivedValue.length}`;
  if (receivedValue instanceof File) return `file ${receivedValue.name}`;
  if (typeof receivedValue === 'object') return 'object';
  // a value that JSON cannot contain, such as a symbol, has come from no request
  const text = isSecretName(String(path.at(-1) ?? '')) ? '•••' : jsonText(receivedValue);
  return `${typeof receivedValue} ${text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text}`;
}

type Indexed = Readonly<Record<PropertyKey, unknown>>;

const jsonText = (value: unknown): string => JSON.stringify(value) ?? String(value);
