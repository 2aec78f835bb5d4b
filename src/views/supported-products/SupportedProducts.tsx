import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { comboKey } from '#api/offers/combo-sources';
import { MOBILE_BELOW } from '#domain/base/limits';
import { type Combo, type ComboDraft, listKindOf } from '#domain/offers/combo';
import { mayEnter } from '#domain/people/roles';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { type SignedInUser, useUser } from '#kit/context/scope';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { defineResource } from '#kit/resource/define-resource';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { useNarrowerThan } from '#kit/services/use-media';
import { productDetail, productName } from '#records/product/product-columns';
import { ProductList } from './ProductList';
import type { PublishedFields } from './PublishedForm';
import { otherList, PRODUCT_LISTS, type ProductListKind, SOURCES } from './product-lists';
import { MOVE_TEXTS, useMoving } from './use-moving';
import { useProductList } from './use-product-list';
import './supported-products.css';

/** The dragged products and their list. */
interface Dragged {
  from: ProductListKind;
  combos: readonly Combo[];
}

/** Both lists side by side, or one at a time on a narrow screen (R-ENT-19). */
export function SupportedProducts({ company }: { company: string }) {
  const intl = useIntl();
  const narrow = useNarrowerThan(MOBILE_BELOW);
  const writes = writesProducts(useUser());
  const shown = useAddressFilter<ProductListKind>('part', PRODUCT_LISTS);
  const lists = {
    unsupported: useProductList('unsupported', company),
    supported: useProductList('supported', company),
  };
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const moving = useMoving(company, (from, left) => lists[from].chosen.choose(left));
  const resource = useMemo(() => resourceOf(company), [company]);
  const controller = useResourceController(resource, { list: lists.unsupported.records.list });
  const shownLists = narrow ? [shown.value] : PRODUCT_LISTS;
  const rows = shownLists.flatMap((kind) => [...lists[kind].rows]);
  return (
    <>
      <PageHead
        title="supportedProduct.title"
        tabs={
          narrow ? (
            <TabLinks
              label="supportedProduct.lists"
              parts={PRODUCT_LISTS.map((kind) => ({
                href: shown.href(kind),
                title: `supportedProduct.list.${kind}`,
                current: kind === shown.value,
              }))}
            />
          ) : null
        }
      />
      {writes && !narrow ? (
        <p className="quiet">
          <FormattedMessage id="supportedProduct.dragHint" />
        </p>
      ) : null}
      <div className="product-lists">
        {shownLists.map((kind) => (
          <ProductList
            key={kind}
            kind={kind}
            state={lists[kind]}
            opens={controller.recordController.hrefs.view}
            moving={writes ? moving : null}
            drag={
              narrow
                ? null
                : {
                    start: (combos) => setDragged({ from: kind, combos }),
                    end: () => setDragged(null),
                    drop:
                      dragged === null || dragged.from === kind
                        ? null
                        : () => {
                            moving.move(dragged.combos, kind);
                            setDragged(null);
                          },
                  }
            }
          />
        ))}
      </div>
      <ResourceDialogs
        controller={controller}
        rows={rows}
        actions={(combo) => {
          const from = listKindOf(combo);
          if (!writes || from === 'draft') return [];
          const to = otherList(from);
          return [
            {
              label: intl.formatMessage({ id: `supportedProduct.move.${to}` }),
              icon: 'pi pi-arrow-right-arrow-left',
              onSelect: () => moving.move([combo], to),
            },
          ];
        }}
      />
      <LazyBatchDialog batch={moving.batch} texts={MOVE_TEXTS} />
    </>
  );
}

/** A published product: the sources of both lists read the same record. */
const resourceOf = (company: string) =>
  defineResource({
    title: 'supportedProduct.title',
    noun: 'product.title',
    source: SOURCES.unsupported(company),
    nameOf: productName,
    columns: [],
    detail: productDetail,
    Form: lazyComponent(() => import('./PublishedForm')),
    draftOf: (values: PublishedFields): ComboDraft => ({ ...values, is_draft: false }),
    mayWrite: writesProducts,
    mayChange: ({ is_draft: isDraft }) => !isDraft,
    // The other list may contain the product, and the picker of a draft's product shows its name.
    alsoStale: comboKey(company),
  });

const writesProducts = ({ role }: Pick<SignedInUser, 'role'>) =>
  mayEnter(role, ['Administrator', 'owner_shop']);
