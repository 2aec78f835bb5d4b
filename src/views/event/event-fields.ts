import type { Picture } from '#domain/base/upload';
import type { EventDraft } from '#domain/content/event';

export interface EventFields extends EventDraft {
  image: Picture | null;
}
