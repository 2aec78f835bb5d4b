import type { Advertisement } from '#domain/offers/advertisement';
import type { StateTone } from '#kit/column/StateTag';
import type { AdState } from '#machines/advertisement/advertisement.machine';

/** The state of an ad for the machine. */
export const adStateOf = ({
  id,
  public: isPublic,
  is_top: isTop,
  opening_hours: hours,
}: Advertisement): AdState => ({
  id,
  isPublic,
  isTop: Boolean(isTop),
  hasHours: hours.length > 0,
});

/** Text and tone of the publicity; a top ad is public, too. */
export function publicityOf({ public: isPublic, is_top: isTop }: Advertisement): {
  tone: StateTone;
  text: string;
} {
  if (!isPublic) return { tone: 'stopped', text: 'advertisement.private' };
  return isTop
    ? { tone: 'unread', text: 'advertisement.top' }
    : { tone: 'done', text: 'advertisement.public' };
}
