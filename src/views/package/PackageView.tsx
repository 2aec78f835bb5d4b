import { FormattedNumber } from 'react-intl';
import { packageSource } from '#api/offers/packages';
import { sentPicture } from '#domain/base/upload';
import type { Package } from '#domain/offers/package';
import { moneyColumn, numberColumn } from '#kit/column/number-column';
import { StateTag } from '#kit/column/StateTag';
import { Swatch } from '#kit/column/Swatch';
import { textColumn } from '#kit/column/text-column';
import { checkPicture } from '#kit/files/check-picture';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { imageDetail } from '#kit/resource/image-detail';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { moneyText } from '#kit/services/money';
import { shortText } from '#kit/services/short-text';
import type { PackageFields } from './PackageForm';

const nameOf = ({ id, name }: Package) => shortText(name) || `#${id}`;

const packages = defineResource({
  title: 'package.title',
  empty: 'empty.packages',
  noun: 'package.noun',
  search: 'package.search',
  source: packageSource,
  nameOf,
  columns: [
    textColumn('name', 'package.name'),
    {
      id: 'status',
      title: 'package.status',
      width: 'state',
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
      text: ({ status }, { intl }) =>
        status ? intl.formatMessage({ id: `package.status.${status}` }) : null,
    },
    moneyColumn('price', 'field.price'),
    numberColumn('share_voucher_number', 'package.share_voucher_number', 'none'),
    {
      id: 'colour',
      title: 'package.colour',
      kind: 'wide',
      width: 'medium',
      cell: ({ colour }) => <Swatch colour={colour} />,
      text: ({ colour }) => colour,
    },
  ],
  detail: (row) => [
    imageDetail(row.image, nameOf(row)),
    { title: 'package.name', value: row.name },
    { title: 'package.status', value: row.status ? <StatusTag status={row.status} /> : null },
    { title: 'field.price', value: row.price === null ? null : moneyText(row.price) },
    { title: 'package.share_voucher_number', value: <FormattedNumber value={row.share_voucher_number} /> },
    { title: 'package.colour', value: <Swatch colour={row.colour} /> },
  ],
  Form: lazyComponent(() => import('./PackageForm')),
  draftOf: ({ share_voucher_number, status, image, ...values }: PackageFields, mode) => ({
    ...values,
    // The rules require both values: the fallbacks are never sent.
    share_voucher_number: share_voucher_number ?? 0,
    status: status || 'stopped',
    image: sentPicture(image, mode === 'edit'),
  }),
  checkFile: checkPicture('image'),
});

function StatusTag({ status }: Pick<Package, 'status'>) {
  if (!status) return '–';
  return <StateTag tone={status === 'on_sale' ? 'done' : 'stopped'} text={`package.status.${status}`} />;
}

/** パッケージ (R-GEN-32, R-ENT-38). */
export default function PackageView() {
  return <ResourceView of={packages} />;
}

PackageView.first = prefetchResource(packages);
