import { supportedSource, unsupportedSource } from '#api/offers/combo-sources';

/** In their order from left to right. */
export const PRODUCT_LISTS = ['unsupported', 'supported'] as const;
export type ProductListKind = (typeof PRODUCT_LISTS)[number];

export const SOURCES = { unsupported: unsupportedSource, supported: supportedSource } as const;

export const otherList = (kind: ProductListKind): ProductListKind =>
  kind === 'supported' ? 'unsupported' : 'supported';
