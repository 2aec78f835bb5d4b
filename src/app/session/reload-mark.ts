import type { Clock } from '#domain/base/clock';
import { type TextStorage, tabStorage } from '#kit/services/storage';

/** PROPOSED: what a reload did not mend once is not tried again for this long. */
export const RELOAD_PAUSE = 60_000;

/** Remembers in this tab that the page was loaded anew for one reason, so that nothing keeps reloading it. */
export interface ReloadMark {
  reloadedLately(): boolean;
  set(): void;
}

export function reloadMark(
  reason: string,
  clock: Pick<Clock, 'now'>,
  /** Of the tab: another tab may reload for reasons of its own. */
  storage: Pick<TextStorage, 'getItem' | 'setItem'> = tabStorage,
): ReloadMark {
  const key = `reloadedAt:${reason}`;
  return {
    reloadedLately() {
      const text = storage.getItem(key);
      const age = clock.now() - (text === null ? Number.NEGATIVE_INFINITY : Number(text));
      // a clock that was set back says nothing
      return age >= 0 && age < RELOAD_PAUSE;
    },
    // where a browser keeps nothing the page may reload once more
    set: () => storage.setItem(key, String(clock.now())),
  };
}
