import type { Invoice } from './invoice';

/** Tax rates in per cent: the standard one, and the reduced one for food and newspapers. */
export const USUAL_RATE = 10;
export const REDUCED_RATE = 8;

/** The figures of an invoice's sheet; every amount includes tax. */
export interface Bill {
  lines: readonly BillLine[];
  /** Amount and included tax by rate: always Japan's two rates, others where a line has one. */
  taxes: readonly { rate: number; amount: number; tax: number }[];
  /** Null: the total is unknown. */
  total: number | null;
}

export interface BillLine {
  title: string;
  /** Null: the quantity is unknown. */
  quantity: number | null;
  amount: number;
  rate: number;
}

/**
 * Uses the server's lines if they add up to the amount, otherwise the amount as one line at the standard rate
 * . The console never splits an amount itself.
 */
export function billOf({ title, amount, lines }: Pick<Invoice, 'title' | 'amount' | 'lines'>): Bill {
  const billLines = (lines ?? []).map(
    (line): BillLine => ({
      title: line.title,
      quantity: line.quantity ?? null,
      amount: line.amount,
      rate: line.tax_rate ?? USUAL_RATE,
    }),
  );
  if (billLines.length > 0 && (amount == null || sumOf(billLines) === amount)) return billOfLines(billLines);
  if (amount == null) return { lines: [], taxes: [], total: null };
  return billOfLines([{ title: title ?? '', quantity: null, amount, rate: USUAL_RATE }]);
}

/** The tax included in an amount; fractions of a yen are dropped, also for a credit. */
export const taxIn = (amount: number, rate: number): number =>
  // turns −0 into 0, which a credit of a few yen produces
  Math.trunc((amount * rate) / (100 + rate)) + 0;

/** The tax is rounded once for each rate, not for each line, as Japan's tax law requires for invoices. */
function billOfLines(lines: readonly BillLine[]): Bill {
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
