import type { FieldProblem } from '#domain/base/problems';

/** How a page of A4 is parted into labels, by how many there are on it. */
export const LABEL_LAYOUTS = {
  8: { columns: 2, rows: 4 },
  21: { columns: 3, rows: 7 },
  40: { columns: 4, rows: 10 },
} as const;
export type LabelLayout = keyof typeof LABEL_LAYOUTS;

/** More of one label are printed in two goes. */
export const LABEL_COPIES_MAX = 100;

interface LabelWish {
  layout: LabelLayout;
  /** Of each. */
  copies: number;
  /** Labels of the first page that are gone already. */
  skipped: number;
}

/** The same as a form holds it. */
export interface LabelValues {
  layout: string;
  copies: number | null;
  skipped: number | null;
}

export function labelProblems(values: LabelValues): FieldProblem[] {
  const { copies, skipped } = values;
  return [
    ...(isLayout(values.layout) ? [] : [{ field: 'layout', messageId: 'problem.required' }]),
    ...outside('copies', copies, 1, LABEL_COPIES_MAX),
    ...outside('skipped', skipped, 0, placesOf(labelWish(values).layout) - 1),
  ];
}

/** Whatever is typed meanwhile, something can be shown. */
export const labelWish = ({ layout, copies, skipped }: LabelValues): LabelWish => ({
  layout: isLayout(layout) ? (Number(layout) as LabelLayout) : 21,
  copies: copies ?? 1,
  skipped: skipped ?? 0,
});

/**
 * What stands where, page by page: one after the other, line by line; null where nothing does. No page is longer than
 * its labels, the last one as long as it has to be.
 */
export function labelSheets<Row>(
  rows: readonly Row[],
  { layout, copies, skipped }: LabelWish,
): (Row | null)[][] {
  const size = placesOf(layout);
  const gone = Array.from({ length: within(skipped, 0, size - 1) }, () => null);
  const labels = rows.flatMap((row) =>
    Array.from({ length: within(copies, 1, LABEL_COPIES_MAX) }, () => row),
  );
  if (labels.length === 0) return [];
  const all: (Row | null)[] = [...gone, ...labels];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );
}

const isLayout = (text: string): boolean => Object.keys(LABEL_LAYOUTS).includes(text);

const placesOf = (layout: LabelLayout): number => LABEL_LAYOUTS[layout].columns * LABEL_LAYOUTS[layout].rows;

const outside = (field: string, value: number | null, min: number, max: number): FieldProblem[] =>
  value !== null && Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ field, messageId: 'problem.range', values: { min, max } }];

const within = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
