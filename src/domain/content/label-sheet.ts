import type { FieldProblem } from '#domain/base/problems';

/** Columns and rows of an A4 page, by the number of labels on it. */
export const LABEL_LAYOUTS = {
  8: { columns: 2, rows: 4 },
  21: { columns: 3, rows: 7 },
  40: { columns: 4, rows: 10 },
} as const;
export type LabelLayout = keyof typeof LABEL_LAYOUTS;

/** Maximum copies of one label in one print. */
export const LABEL_COPIES_MAX = 100;

interface LabelWish {
  layout: LabelLayout;
  /** Copies of each label. */
  copies: number;
  /** Labels of the first page that are already used. */
  skipped: number;
}

/** The layout, copies and used labels as form values. */
export interface LabelValues {
  layout: string;
  copies: number | null;
  skipped: number | null;
}

export function labelProblems(values: LabelValues): FieldProblem[] {
  const { copies, skipped } = values;
  return [
    ...(isLayout(values.layout) ? [] : [{ field: 'layout', messageId: 'problem.choose' }]),
    ...rangeProblemsOf('copies', copies, 1, LABEL_COPIES_MAX),
    ...rangeProblemsOf('skipped', skipped, 0, labelsPerPage(labelWish(values).layout) - 1),
  ];
}

/** Defaults for invalid values, so that the preview can always be shown. */
export const labelWish = ({ layout, copies, skipped }: LabelValues): LabelWish => ({
  layout: isLayout(layout) ? (Number(layout) as LabelLayout) : 21,
  copies: copies ?? 1,
  skipped: skipped ?? 0,
});

/** The labels of each page, row by row; null: an unused position. The last page ends with its last label. */
export function labelSheets<Row>(
  rows: readonly Row[],
  { layout, copies, skipped }: LabelWish,
): (Row | null)[][] {
  const pageSize = labelsPerPage(layout);
  const usedPositions = Array.from({ length: clamped(skipped, 0, pageSize - 1) }, () => null);
  const labels = rows.flatMap((row) =>
    Array.from({ length: clamped(copies, 1, LABEL_COPIES_MAX) }, () => row),
  );
  if (labels.length === 0) return [];
  const positions: (Row | null)[] = [...usedPositions, ...labels];
  return Array.from({ length: Math.ceil(positions.length / pageSize) }, (_, page) =>
    positions.slice(page * pageSize, (page + 1) * pageSize),
  );
}

const isLayout = (text: string): boolean => Object.keys(LABEL_LAYOUTS).includes(text);

const labelsPerPage = (layout: LabelLayout): number =>
  LABEL_LAYOUTS[layout].columns * LABEL_LAYOUTS[layout].rows;

const rangeProblemsOf = (field: string, value: number | null, min: number, max: number): FieldProblem[] =>
  value !== null && Number.isInteger(value) && value >= min && value <= max
    ? []
    : [{ field, messageId: 'problem.range', values: { min, max } }];

const clamped = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
