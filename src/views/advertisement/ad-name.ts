import type { Advertisement } from '#domain/offers/advertisement';
import { shortText } from '#kit/services/short-text';

/** Name of an ad in dialogs and buttons. */
export const adName = ({ id, name }: Pick<Advertisement, 'id' | 'name'>): string =>
  shortText(name) || `#${id}`;
