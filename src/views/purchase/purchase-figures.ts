import type { PurchaseStep, PurchaseTotals } from '#domain/offers/purchase';
import type { Dashboard } from '#domain/office/dashboard';

interface PurchaseFigures extends Dashboard {
  days: readonly PurchaseStep[];
}

/**
 * Totals of purchases as figures for the charts, and the days. The amount has a chart of its own, because it
 * is no count.
 */
export function purchaseFigures({
  total_amount: amount,
  total_quantity: quantity,
  count,
  days: givenDays,
}: PurchaseTotals): PurchaseFigures {
  const days = givenDays ?? [];
  const labels = days.map(({ date }) => date);
  const seriesOf = (key: 'amount' | 'quantity' | 'count') => ({ key, values: days.map((day) => day[key]) });
  return {
    days,
    bar: { labels, series: [seriesOf('amount')] },
    line: { labels, series: [seriesOf('quantity'), seriesOf('count')] },
    totals: [
      { key: 'amount', value: amount },
      { key: 'quantity', value: quantity },
      { key: 'count', value: count },
    ],
  };
}
