import type { Invoice } from './invoice';

/** The usual rate, and the reduced one of food and newspapers, in per cent. */
export const USUAL_RATE = 10;
export const REDUCED_RATE = 8;

/** An invoice as it stands on paper; every amount includes its tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** Of each rate what is billed, and the tax in it: the two of Japan always, others where there are such lines. */
  taxes: readonly { rate: number; amount: number; tax: number }[];
  /** Null: nobody tells it. */
  total: number | null;
}

export interface BillLine {
  title: string;
  /** Null: nobody tells it. */
  quantity: number | null;
  amount: number;
  rate: number;
}

/**
 * The lines that are told, if they add up to the amount; else the amount as one line at the usual rate. Nothing
 * is split that the server has not split.
 */
export function billOf({ title, amount, lines }: Pick<Invoice, 'title' | 'amount' | 'lines'>): Bill {
  const told = (lines ?? []).map(
    (line): BillLine => ({
      title: line.title,
      quantity: line.quantity ?? null,
      amount: line.amount,
      rate: line.tax_rate ?? USUAL_RATE,
    }),
  );
  if (told.length > 0 && (amount == null || sumOf(told) === amount)) return billed(told);
  if (amount == null) return { lines: [], taxes: [], total: null };
  return billed([{ title: title ?? '', quantity: null, amount, rate: USUAL_RATE }]);
}

/** The tax in an amount that includes it; less than a yen is left away, of a credit too. */
export const taxIn = (amount: number, rate: number): number =>
  // of a credit of a few yen −0 would be left
  Math.trunc((amount * rate) / (100 + rate)) + 0;

/** Rounded once for each rate, not for each line, as an invoice of Japan's tax law is. */
function billed(lines: readonly BillLine[]): Bill {
  const rates = [...new Set([USUAL_RATE, REDUCED_RATE, ...lines.map(({ rate }) => rate)])];
  const taxes = rates
    .toSorted((one, other) => other - one)
    .map((rate) => {
      const amount = sumOf(lines.filter((line) => line.rate === rate));
      return { rate, amount, tax: taxIn(amount, rate) };
    });
  return { lines, taxes, total: sumOf(lines) };
}

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
