import { FormattedNumber } from 'react-intl';
import { moneyText } from '#kit/services/money';
import type { Column } from './column';

type Numbered<Field extends string> = Partial<Record<Field, number | null>>;

/** A right-aligned number in the format of the language; a dash for null. */
export const numberColumn = <Field extends string>(
  id: Field,
  title: string,
  card?: Column<never>['card'],
): Column<Numbered<Field>> => ({
  ...shapeOf(id, title, card),
  cell: (row) => valueOrDash(row[id], (value) => <FormattedNumber value={value} />),
  text: (row) => row[id],
});

/** An amount in yen, which is never cut; a CSV file has the bare number. */
export const moneyColumn = <Field extends string>(
  id: Field,
  title: string,
  card?: Column<never>['card'],
): Column<Numbered<Field>> => ({
  ...shapeOf(id, title, card),
  width: 'amount',
  cell: (row) => valueOrDash(row[id], moneyText),
  text: (row) => row[id],
});

const shapeOf = <Field extends string>(id: Field, title: string, card: Column<never>['card']) => ({
  id,
  title,
  kind: 'number' as const,
  width: 'medium' as const,
  ...(card ? { card } : {}),
  sort: id,
});

const valueOrDash = <Shown,>(
  value: number | null | undefined,
  show: (value: number) => Shown,
): Shown | '–' => (value == null ? '–' : show(value));
