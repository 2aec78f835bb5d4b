import { couponSource } from '#api/offers/coupons';
import type { Coupon } from '#domain/offers/coupon';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import type { PrefetchContext } from '#kit/context/screen';
import { lazyComponent } from '#kit/page/lazy-component';
import { Ticket } from '#kit/record/Ticket';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceView } from '#kit/resource/ResourceView';
import { endingFilter, useEndingFilter } from '#kit/resource/use-ending-filter';
import { shortText } from '#kit/services/short-text';
import { AdOfCoupon } from './AdOfCoupon';
import type { CouponFields } from './coupon-fields';

const coupons = defineResource({
  title: 'coupon.title',
  empty: 'empty.coupons',
  noun: 'coupon.noun',
  search: 'coupon.search',
  source: couponSource(),
  nameOf: ({ id, title }: Coupon) => shortText(title) || `#${id}`,
  columns: [
    textColumn('title', 'field.title'),
    {
      id: 'advertisement_name',
      title: 'coupon.advertisement',
      kind: 'wide',
      sort: 'advertisement_name',
      cell: (row) => <AdOfCoupon {...row} />,
      text: ({ advertisement_name: name }) => name,
    },
    timeColumn('start_date', 'coupon.start'),
    timeColumn('end_date', 'coupon.end'),
    timeColumn('created_at', 'record.created_at', 'wide'),
  ],
  lead: (row) => (
    <Ticket
      giver={{ title: 'coupon.advertisement', value: <AdOfCoupon {...row} /> }}
      content={{ title: 'coupon.content', value: row.content, prose: true }}
      start={{ title: 'coupon.start', at: row.start_date }}
      end={{ title: 'coupon.end', at: row.end_date }}
    />
  ),
  detail: (row) => [
    { title: 'field.title', value: row.title },
    { title: 'coupon.presentCondition', value: row.show_condition, prose: true },
    { title: 'coupon.useCondition', value: row.use_condition, prose: true },
  ],
  Form: lazyComponent(() => import('./CouponForm')),
  wideForm: true,
  draftOf: ({ advertisement, ...values }: CouponFields) => ({
    ...values,
    advertisement: advertisement?.id ?? 0,
  }),
});

/** クーポン (R-GEN-30, R-ENT-35). */
export default function CouponView() {
  const { filters, endingQuery } = useEndingFilter();
  return <ResourceView of={coupons} narrowed={{ filters, source: couponSource(endingQuery) }} />;
}

CouponView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(couponSource(endingFilter(parameters.get('ends'))).list(scope, listQuery()));
