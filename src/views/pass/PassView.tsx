import { passportSource } from '#api/offers/passports';
import type { PassPackage, PassPackageValues } from '#domain/offers/pass-package';
import { moneyColumn } from '#kit/column/number-column';
import { textColumn } from '#kit/column/text-column';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { prefetchResource, ResourceView } from '#kit/resource/ResourceView';
import { moneyText } from '#kit/services/money';
import { shortText } from '#kit/services/short-text';

const passes = defineResource({
  title: 'passPackage.title',
  empty: 'empty.passes',
  noun: 'passPackage.noun',
  search: 'passPackage.search',
  source: passportSource,
  nameOf: ({ id, name }: PassPackage) => shortText(name) || `#${id}`,
  columns: [textColumn('name', 'passPackage.name'), moneyColumn('price', 'field.price')],
  detail: (row) => [
    { title: 'passPackage.name', value: row.name },
    { title: 'field.price', value: moneyText(row.price) },
  ],
  Form: lazyComponent(() => import('./PassForm')),
  // The rules require a price: the fallback is never sent.
  draftOf: ({ name, price }: PassPackageValues) => ({ name, price: price ?? 0 }),
});

/** パス (R-GEN-31, R-ENT-36). */
export default function PassView() {
  return <ResourceView of={passes} />;
}

PassView.first = prefetchResource(passes);
