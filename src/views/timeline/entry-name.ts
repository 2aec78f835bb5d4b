import type { TimelineEntry } from '#domain/content/timeline';
import { shortText } from '#kit/services/short-text';

/** As questions and buttons call an entry: by its first words. */
export const entryName = ({ id, content }: Pick<TimelineEntry, 'id' | 'content'>): string =>
  shortText(content, 20) || `#${id}`;
