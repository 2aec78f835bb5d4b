import type { FieldProblem } from '#domain/base/problems';

/** What Excel writes instead of a value: #N/A, #REF!, #DIV/0!, #NAME?, and #### for a narrow column. */
const EXCEL_ERROR =
  /^#(?:N\/A|GETTING_DATA|NAME\?|(?:REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|BUSY|UNKNOWN|PYTHON|EXTERNAL)!|#+)$/;

/** Characters that no name has, in the order in which they are looked for. */
const STRAY_CHARACTERS: readonly (readonly [messageId: string, characters: RegExp])[] = [
  ['csvImport.problem.undecoded', /\ufffd/u],
  // line breaks have a message of their own
  ['csvImport.problem.control', /(?![\r\n])\p{Cc}/u],
  ['csvImport.problem.gaiji', /\p{Co}/u],
  ['csvImport.problem.direction', /\p{Bidi_Control}/u],
];

/** Values that a spreadsheet or a conversion has damaged. */
export function damagedTextProblems(field: string, text: string): FieldProblem[] {
  if (EXCEL_ERROR.test(text)) return [{ field, messageId: 'csvImport.problem.excelError' }];
  return STRAY_CHARACTERS.flatMap(([messageId, characters]) => {
    const strayCharacter = characters.exec(text)?.[0];
    return strayCharacter === undefined
      ? []
      : [{ field, messageId, values: { code: codeOf(strayCharacter) } }];
  }).slice(0, 1);
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
