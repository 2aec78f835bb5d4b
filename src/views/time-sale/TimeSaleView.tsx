import { FormattedNumber } from 'react-intl';
import { timeSaleSource } from '#api/offers/time-sales';
import { deadlineOf, type TimeSale } from '#domain/offers/time-sale';
import type { Column } from '#kit/column/column';
import { moneyColumn, numberColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import type { PrefetchContext } from '#kit/context/screen';
import { Moment } from '#kit/date/Moment';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceView } from '#kit/resource/ResourceView';
import { endingFilter, useEndingFilter } from '#kit/resource/use-ending-filter';
import { timestampText } from '#kit/services/dates';
import { moneyText } from '#kit/services/money';
import { shortText } from '#kit/services/short-text';
import { SalePeriods } from './SalePeriods';
import { TakenCoupons } from './TakenCoupons';
import { saleDraftOf } from './time-sale-fields';

const timeSales = defineResource({
  title: 'timeSale.title',
  empty: 'empty.timeSales',
  noun: 'timeSale.noun',
  search: 'timeSale.search',
  source: timeSaleSource(),
  nameOf: ({ id, title }: TimeSale) => shortText(title) || `#${id}`,
  columns: [
    textColumn('title', 'field.title'),
    momentColumn('start', 'timeSale.start', ({ time_range: [first] }) => first?.start),
    momentColumn('deadline', 'timeSale.deadline', deadlineOf),
    moneyColumn('coupon_price', 'timeSale.price', 'none'),
    numberColumn('number', 'timeSale.number', 'none'),
  ],
  detail: (row) => [
    { title: 'field.title', value: row.title },
    { title: 'timeSale.content', value: row.content, prose: true },
    { title: 'timeSale.periods', value: <SalePeriods periods={row.time_range} /> },
    { title: 'timeSale.ads', value: <TakenCoupons ads={row.target_ads} /> },
    { title: 'coupon.presentCondition', value: row.show_condition, prose: true },
    { title: 'coupon.useCondition', value: row.use_condition, prose: true },
    { title: 'timeSale.price', value: row.coupon_price == null ? null : moneyText(row.coupon_price) },
    { title: 'timeSale.number', value: <FormattedNumber value={row.number} /> },
    { title: 'timeSale.initial', value: <FormattedNumber value={row.initial_number_per_ad} /> },
    { title: 'timeSale.max', value: <FormattedNumber value={row.max_number_per_ad} /> },
    { title: 'record.created_at', value: <Moment at={row.created_at} /> },
  ],
  Form: lazyComponent(() => import('./TimeSaleForm')),
  wideForm: true,
  draftOf: saleDraftOf,
});

/** タイムセール (R-GEN-29, R-ENT-31). */
export default function TimeSaleView() {
  const { filters, endingQuery } = useEndingFilter();
  return <ResourceView of={timeSales} narrowed={{ filters, source: timeSaleSource(endingQuery) }} />;
}

TimeSaleView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(timeSaleSource(endingFilter(parameters.get('ends'))).list(scope, listQuery()));

/** The start or the end of the periods; the server sorts by neither. */
function momentColumn(
  id: string,
  title: string,
  momentOf: (row: TimeSale) => string | undefined,
): Column<TimeSale> {
  return {
    id,
    title,
    width: 'time',
    cell: (row) => <Moment at={momentOf(row)} />,
    text: (row) => {
      const moment = momentOf(row);
      return moment ? timestampText(moment) : null;
    },
  };
}
