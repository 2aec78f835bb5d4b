import type { Advertisement } from '#domain/offers/advertisement';
import { shortText } from '#kit/services/short-text';

/** As questions and buttons call one of them. */
export const adName = ({ id, name }: Pick<Advertisement, 'id' | 'name'>): string =>
  shortText(name) || `#${id}`;
