import { FormattedNumber } from 'react-intl';
import { voucherSource } from '#api/offers/vouchers';
import { sentPicture } from '#domain/base/upload';
import type { Voucher } from '#domain/offers/voucher';
import { numberColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { checkPicture } from '#kit/files/check-picture';
import { lazyComponent } from '#kit/page/lazy-component';
import { Ticket } from '#kit/record/Ticket';
import { defineResource } from '#kit/resource/define-resource';
import { imageDetail } from '#kit/resource/image-detail';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { shortText } from '#kit/services/short-text';
import type { VoucherFields } from './VoucherForm';

const nameOf = ({ id, name }: Voucher) => shortText(name) || `#${id}`;

const vouchers = defineResource({
  title: 'voucher.title',
  empty: 'empty.vouchers',
  noun: 'voucher.noun',
  search: 'voucher.search',
  source: voucherSource,
  nameOf,
  columns: [
    textColumn('name', 'voucher.name'),
    textColumn('owner', 'voucher.owner', { width: 'medium', card: 'meta' }),
    textColumn('pass_name', 'voucher.pass'),
    numberColumn('number', 'voucher.number', 'none'),
    timeColumn('start', 'voucher.start'),
    timeColumn('end', 'voucher.end'),
  ],
  lead: (row) => (
    <Ticket
      content={{ title: 'voucher.pass', value: row.pass_name ?? (row.pass === null ? null : `#${row.pass}`) }}
      start={{ title: 'voucher.start', at: row.start }}
      end={{ title: 'voucher.end', at: row.end }}
    />
  ),
  detail: (row) => [
    imageDetail(row.image, nameOf(row)),
    { title: 'voucher.name', value: row.name },
    { title: 'voucher.owner', value: row.owner },
    { title: 'voucher.number', value: <FormattedNumber value={row.number} /> },
    { title: 'voucher.shared', value: <FormattedNumber value={row.shared_number ?? 0} /> },
  ],
  Form: lazyComponent(() => import('./VoucherForm')),
  draftOf: ({ owner, pass, number, image, ...values }: VoucherFields, mode) => ({
    ...values,
    owner: owner?.name ?? '',
    pass: pass?.id ?? null,
    // The rules require a number: the fallback is never sent.
    number: number ?? 0,
    image: sentPicture(image, mode === 'edit'),
  }),
  checkFile: checkPicture('image'),
});

/** 特別バウチャー (R-GEN-32, R-ENT-37). */
export default function VoucherView() {
  return <ResourceView of={vouchers} />;
}

VoucherView.first = prefetchResource(vouchers);
