import type { Clock } from '#domain/base/clock';
import { type TextStorage, tabStorage } from '#kit/services/storage';

/** Milliseconds during which the page does not reload again for the same reason. PROPOSED. */
export const RELOAD_PAUSE = 60_000;

/** Remembers in this tab that the page was reloaded for a reason, to prevent a reload loop. */
export interface ReloadMark {
  reloadedLately(): boolean;
  set(): void;
}

export function reloadMark(
  reason: string,
  clock: Pick<Clock, 'now'>,
  /** Storage of the tab: another tab may reload for its own reasons. */
  storage: Pick<TextStorage, 'getItem' | 'setItem'> = tabStorage,
): ReloadMark {
  const key = `reloadedAt:${reason}`;
  return {
    reloadedLately() {
      const text = storage.getItem(key);
      const age = clock.now() - (text === null ? Number.NEGATIVE_INFINITY : Number(text));
      // A negative age means that the clock was set back.
      return age >= 0 && age < RELOAD_PAUSE;
    },
    // Without storage the page may reload once more.
    set: () => storage.setItem(key, String(clock.now())),
  };
}
