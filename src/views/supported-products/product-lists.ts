import { supportedSource, unsupportedSource } from '#api/offers/combo-sources';

/** The two lists of products, from left to right. */
export const PRODUCT_LISTS = ['unsupported', 'supported'] as const;
export type ProductListKind = (typeof PRODUCT_LISTS)[number];

export const LIST_SOURCES = { unsupported: unsupportedSource, supported: supportedSource } as const;

export const otherList = (kind: ProductListKind): ProductListKind =>
  kind === 'supported' ? 'unsupported' : 'supported';
