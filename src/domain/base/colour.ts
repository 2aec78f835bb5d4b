import type { FieldProblem } from './problems';
import { requiredProblems } from './rules';

/** # and six hex digits, in any case (R-VAL-TEXT-05). */
const COLOUR = /^#[0-9a-f]{6}$/i;

export const COLOUR_LENGTH = 7;

export const isColour = (text: string): boolean => COLOUR.test(text);

export const colourProblems = (field: string, text: string): FieldProblem[] => [
  ...requiredProblems(field, text),
  ...(text.trim() === '' || isColour(text) ? [] : [{ field, messageId: 'problem.colour' }]),
];
