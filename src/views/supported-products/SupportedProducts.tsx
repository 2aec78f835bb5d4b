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
import { LIST_SOURCES, otherList, PRODUCT_LISTS, type ProductListKind } from './product-lists';
import { MOVE_TEXTS, useMoving } from './use-moving';
import { useProductList } from './use-product-list';
import './supported-products.css';

/** The dragged products and their list. */
interface DraggedProducts {
  from: ProductListKind;
  combos: readonly Combo[];
}

/** Both lists side by side, or one at a time on a narrow screen (R-ENT-19). */
export function SupportedProducts({ company }: { company: string }) {
  const intl = useIntl();
  const isNarrow = useNarrowerThan(MOBILE_BELOW);
  const mayWrite = mayWriteProducts(useUser());
  const listFilter = useAddressFilter<ProductListKind>('part', PRODUCT_LISTS);
  const lists = {
    unsupported: useProductList('unsupported', company),
    supported: useProductList('supported', company),
  };
  const [draggedProducts, setDraggedProducts] = useState<DraggedProducts | null>(null);
  const mover = useMoving(company, (from, left) => lists[from].selection.choose(left));
  const resource = useMemo(() => resourceOf(company), [company]);
  const controller = useResourceController(resource, { list: lists.unsupported.records.list });
  const shownLists = isNarrow ? [listFilter.value] : PRODUCT_LISTS;
  const rows = shownLists.flatMap((kind) => [...lists[kind].rows]);
  return (
    <>
      <PageHead
        title="supportedProduct.title"
        tabs={
          isNarrow ? (
            <TabLinks
              label="supportedProduct.lists"
              parts={PRODUCT_LISTS.map((kind) => ({
                href: listFilter.href(kind),
                title: `supportedProduct.list.${kind}`,
                current: kind === listFilter.value,
              }))}
            />
          ) : null
        }
      />
      {mayWrite && !isNarrow ? (
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
            mover={mayWrite ? mover : null}
            drag={
              isNarrow
                ? null
                : {
                    start: (combos) => setDraggedProducts({ from: kind, combos }),
                    end: () => setDraggedProducts(null),
                    drop:
                      draggedProducts === null || draggedProducts.from === kind
                        ? null
                        : () => {
                            mover.move(draggedProducts.combos, kind);
                            setDraggedProducts(null);
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
          if (!mayWrite || from === 'draft') return [];
          const targetList = otherList(from);
          return [
            {
              label: intl.formatMessage({ id: `supportedProduct.move.${targetList}` }),
              icon: 'pi pi-arrow-right-arrow-left',
              onSelect: () => mover.move([combo], targetList),
            },
          ];
        }}
      />
      <LazyBatchDialog batch={mover.batch} texts={MOVE_TEXTS} />
    </>
  );
}

/** A published product: the sources of both lists read the same record. */
const resourceOf = (company: string) =>
  defineResource({
    title: 'supportedProduct.title',
    noun: 'product.title',
    source: LIST_SOURCES.unsupported(company),
    nameOf: productName,
    columns: [],
    detail: productDetail,
    Form: lazyComponent(() => import('./PublishedForm')),
    draftOf: (values: PublishedFields): ComboDraft => ({ ...values, is_draft: false }),
    mayWrite: mayWriteProducts,
    mayChange: ({ is_draft: isDraft }) => !isDraft,
    // The other list may contain the product, and the picker of a draft's product shows its name.
    alsoStale: comboKey(company),
  });

const mayWriteProducts = ({ role }: Pick<SignedInUser, 'role'>) =>
  mayEnter(role, ['Administrator', 'owner_shop']);
