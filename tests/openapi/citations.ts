import readingsDocument from '../../docs/spec/readings.md?raw';
import requirementsDocument from '../../docs/spec/requirements.md?raw';

/** An entry of docs/spec/readings.md or docs/spec/requirements.md. */
export interface Citation {
  id: string;
  text: string;
}

const readings = new Map(
  [...readingsDocument.matchAll(/^- \*\*(A-\d{3})\*\* ((?:.+\n(?: {2}.+\n)*))/gm)].map(
    ([, id = '', text = '']) => [id, text.trim().replaceAll(/\s+/g, ' ')],
  ),
);

const requirements = new Map(
  [...requirementsDocument.matchAll(/^\| (R-[A-Z-]+-\d+) \| (.+?) +\|/gm)].map(([, id = '', text = '']) => [
    id,
    text,
  ]),
);

/** The readings in a text, alone or as `A-140 to A-144`. */
export const readingsIn = (text: string): Citation[] =>
  citations(text, /\b(A-)(\d{3})(?: to A-(\d{3}))?/g, readings);

/** The requirements in a text, alone or as `R-VAL-SALE-01 to 12`. */
export const requirementsIn = (text: string): Citation[] =>
  citations(text, /\b(R-[A-Z-]+-)(\d{2})(?: to (\d{2}))?/g, requirements);

/** The text without its citations in brackets: `Deletes a locker .` → `Deletes a locker.` */
export const withoutCitations = (text: string): string =>
  text.replaceAll(/ \((?:[AR]-[A-Z\d-]+(?: to [A-Z\d-]+)?(?:, )?)+\)/g, '');

function citations(text: string, pattern: RegExp, textsById: ReadonlyMap<string, string>): Citation[] {
  const ids = [...text.matchAll(pattern)].flatMap(([, prefix = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => {
      const number = String(Number(first) + index).padStart(first.length, '0');
      return `${prefix}${number}`;
    }),
  );
  return [...new Set(ids)].toSorted().map((id) => {
    const citedText = textsById.get(id);
    if (citedText === undefined)
      throw new Error(`add ${id} to docs/spec/${id.startsWith('A') ? 'readings' : 'requirements'}.md`);
    return { id, text: citedText };
  });
}
