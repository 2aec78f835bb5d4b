import type { Invoice } from '#domain/office/invoice';
import { shortText } from '#kit/services/short-text';

export const invoiceName = ({ id, title }: Invoice): string => shortText(title ?? '') || `#${id}`;
