import type { TimelineEntry } from '#domain/content/timeline';
import { shortText } from '#kit/services/short-text';

/** Name of an entry in dialogs and buttons: its first words. */
export const entryName = ({ id, content }: Pick<TimelineEntry, 'id' | 'content'>): string =>
  shortText(content ?? '', 20) || `#${id}`;
