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
const LONGEST = 60;

/** The issues of a check of `value`; zod's own have the expectation only, in a form that depends on the check. */
export const contractIssues = (issues: readonly z.core.$ZodIssue[], value: unknown): ContractIssue[] =>
  issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    expected: expectationOf(issue),
    received: received(issue.path, value),
  }));

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => literal(value)).join(' | ');
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
      return [...new Set(issue.errors.flat().map((one) => expectationOf(one)))].join(' | ');
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      break;
  }
  return issue.message;
}

function received(path: readonly PropertyKey[], value: unknown): string {
  const found = path.reduce<unknown>((within, name) => (within as Indexed | null | undefined)?.[name], value);
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (Array.isArray(found)) return `array of ${found.length}`;
  if (found instanceof File) return `file ${found.name}`;
  if (typeof found === 'object') return 'object';
  // a value that JSON cannot contain, such as a symbol, has come from no request
  const text = isSecretName(String(path.at(-1) ?? '')) ? '•••' : literal(found);
  return `${typeof found} ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}

type Indexed = Readonly<Record<PropertyKey, unknown>>;

const literal = (value: unknown): string => JSON.stringify(value) ?? String(value);
