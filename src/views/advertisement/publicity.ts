import type { Advertisement } from '#domain/offers/advertisement';
import type { StateTone } from '#kit/column/StateTag';
import type { AdState } from '#machines/advertisement/advertisement.machine';

/** What the machine has to know of an ad. */
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

/** Its word and tone: a top ad is public too. */
export function publicityOf({ public: isPublic, is_top: isTop }: Advertisement): {
  tone: StateTone;
  text: string;
} {
  if (!isPublic) return { tone: 'stopped', text: 'advertisement.private' };
  return isTop
    ? { tone: 'unread', text: 'advertisement.top' }
    : { tone: 'done', text: 'advertisement.public' };
}
