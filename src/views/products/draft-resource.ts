import { draftSource } from '#api/offers/combo-sources';
import type { ComboDraft } from '#domain/offers/combo';
import { mayEnter } from '#domain/people/roles';
import { lazyComponent } from '#kit/page/lazy-component';
import { defineResource } from '#kit/resource/define-resource';
import { PRODUCT_COLUMNS, productDetail, productName } from '#records/product/product-columns';
import type { DraftFields } from './ProductForm';

/** Product drafts of a company; users who may only read get no actions to write. */
export const draftResource = (company: string) =>
  defineResource({
    title: 'productDraft.title',
    noun: 'productDraft.noun',
    source: draftSource(company),
    nameOf: productName,
    columns: PRODUCT_COLUMNS,
    detail: productDetail,
    Form: lazyComponent(() => import('./ProductForm')),
    draftOf: ({ master: _, ...values }: DraftFields): ComboDraft => ({
      ...values,
      is_draft: true,
      supported: false,
    }),
    mayWrite: ({ role }) => mayEnter(role, ['Administrator', 'owner_shop']),
    mayChange: ({ is_draft: isDraft }) => isDraft,
  });
