import type { HarReading } from '#mocks/contract/read-har';

/** The seed's values for one field of one row. */
export interface Substitutes {
  /** The value of the row that lends its values. */
  own: unknown;
  /** Those of all rows. */
  all: readonly unknown[];
}

/** Texts of a HAR and the texts of the seeds that stand for them, so that equal texts stay equal. */
export interface ReplacedTexts {
  /** Null where the seeds have no text in this field. */
  of(text: string, substitutes: Substitutes): string | null;
  /** Decides beforehand what stands for a text. */
  set(text: string, substitute: string): void;
  get(text: string): string | undefined;
  /** Whether a text occurs in the file, and thus may be personal. */
  isInFile(text: string): boolean;
}

/** Longer texts are no names: two records may share one. */
const LONGEST_NAME = 40;

/** No text of the file, as a whole, is ever a substitute, not even where a seed has the same name by chance. */
export function createReplacedTexts({ calls }: HarReading): ReplacedTexts {
  const inFile = new Set<string>();
  for (const { answer } of calls) if (answer.kind === 'value') collect(answer.value, inFile);
  const chosen = new Map<string, string>();
  const used = new Set<string>();

  const choose = (text: string, { own, all }: Substitutes): string | null => {
    const texts = [own, ...all].filter((one) => typeof one === 'string' && one !== '') as string[];
    const [first] = texts;
    if (first === undefined) return null;
    const isFree = (one: string) => !inFile.has(one) && (!isName(text) || !used.has(one));
    const free = texts.find(isFree);
    if (free !== undefined) return free;
    for (let number = 2; ; number += 1) {
      const other = numbered(first, number);
      if (isFree(other)) return other;
    }
  };

  return {
    of(text, substitutes) {
      const known = chosen.get(text);
      if (known !== undefined) return known;
      const substitute = choose(text, substitutes);
      if (substitute !== null) {
        chosen.set(text, substitute);
        used.add(substitute);
      }
      return substitute;
    },
    set(text, substitute) {
      chosen.set(text, substitute);
      used.add(substitute);
    },
    get: (text) => chosen.get(text),
    isInFile: (text) => inFile.has(text),
  };
}

const isName = (text: string): boolean => text.length <= LONGEST_NAME && !/[\n。]/.test(text);

/** A mail address stays one, and so does a picture. */
const numbered = (text: string, number: number): string =>
  /^(data|https?):/.test(text) ? `${text}#${number}` : text.replace(/(?=@)|$/, String(number));

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collect(inner, texts);
}
