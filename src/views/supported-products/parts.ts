import { supportedSource, unsupportedSource } from '#api/offers/combo-sources';

/** In their order from left to right. */
export const PARTS = ['unsupported', 'supported'] as const;
export type ProductPart = (typeof PARTS)[number];

export const SOURCES = { unsupported: unsupportedSource, supported: supportedSource } as const;

export const otherPart = (part: ProductPart): ProductPart =>
  part === 'supported' ? 'unsupported' : 'supported';
