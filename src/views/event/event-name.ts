import type { Event } from '#domain/content/event';
import { shortText } from '#kit/services/short-text';

export const eventName = ({ id, title }: Pick<Event, 'id' | 'title'>): string => shortText(title) || `#${id}`;
