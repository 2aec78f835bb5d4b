import type { PurchaseTotals } from '#domain/offers/purchase';
import type { Dashboard } from '#domain/office/dashboard';

/** Totals of purchases as the charts of the console show figures: an amount is no number of things. */
export function purchaseFigures({
  total_amount: amount,
  total_quantity: quantity,
  count,
  days,
}: PurchaseTotals): Dashboard {
  const told = days ?? [];
  const labels = told.map(({ date }) => date);
  const series = (key: 'amount' | 'quantity' | 'count') => ({ key, values: told.map((day) => day[key]) });
  return {
    bar: { labels, series: [series('amount')] },
    line: { labels, series: [series('quantity'), series('count')] },
    totals: [
      { key: 'amount', value: amount },
      { key: 'quantity', value: quantity },
      { key: 'count', value: count },
    ],
  };
}
