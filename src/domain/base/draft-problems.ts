import { colourProblems } from './colour';
import { type DraftSchema, type FieldRule, type Notation, ruleOf } from './field-rule';
import { type FieldProblem, isUnseen } from './problems';
import { rangeProblems } from './range-problems';
import {
  clockTimeProblems,
  dayProblems,
  emailProblems,
  momentProblems,
  requiredProblems,
  tooLongProblems,
} from './rules';
import { tooManyFilesProblems } from './upload';
import { wholeNumberProblems } from './whole-number';

/**
 * The problems of a draft or of the form values with its names, at most one for each field: first by the rules of the
 * fields, then what the rules across fields have found (`crossFieldProblems`).
 */
export function draftProblems<Shape extends DraftSchema['def']['shape']>(
  draft: DraftSchema<Shape>,
  values: { readonly [Field in keyof Shape]?: unknown },
  crossFieldProblems: readonly FieldProblem[] = [],
): FieldProblem[] {
  const fieldProblems = Object.entries(draft.def.shape).flatMap(([field, schema]) =>
    valueProblems(field, values[field], ruleOf(schema)),
  );
  const problems = [...fieldProblems, ...crossFieldProblems];
  return problems.filter(({ field }, index) => index === problems.findIndex((one) => one.field === field));
}

function valueProblems(field: string, value: unknown, rule: FieldRule = {}): FieldProblem[] {
  const { required, max, notation, values, digits, range, files } = rule;
  if (required && isMissing(value))
    return [{ field, messageId: required === true ? 'problem.required' : required }];
  if (typeof value === 'string')
    return [
      ...(max === undefined ? [] : tooLongProblems(field, value, max)),
      ...(notation === undefined ? [] : NOTATIONS[notation](field, value)),
      ...(value === '' || values === undefined || values.includes(value) ? [] : requiredProblems(field, '')),
    ];
  if (typeof value === 'number')
    return [
      ...(digits === undefined ? [] : wholeNumberProblems(field, value, digits)),
      // a fraction is outside
      ...(range === undefined ? [] : rangeProblems(field, value % 1 ? range[0] - 1 : value, ...range)),
    ];
  return Array.isArray(value) && files ? tooManyFilesProblems(field, value.length, files) : [];
}

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? isUnseen(value) : Array.isArray(value) && value.length === 0);

const NOTATIONS: Readonly<Record<Notation, (field: string, text: string) => FieldProblem[]>> = {
  moment: momentProblems,
  day: dayProblems,
  time: clockTimeProblems,
  email: emailProblems,
  colour: colourProblems,
};
