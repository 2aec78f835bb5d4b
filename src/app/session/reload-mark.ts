import type { Clock } from '#domain/base/clock';

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
  storage?: Pick<Storage, 'getItem' | 'setItem'>,
): ReloadMark {
  const key = `reloadedAt:${reason}`;
  return {
    reloadedLately() {
      const age = clock.now() - (lastReload() ?? Number.NEGATIVE_INFINITY);
      // a clock that was set back says nothing
      return age >= 0 && age < RELOAD_PAUSE;
    },
    set() {
      try {
        (storage ?? sessionStorage).setItem(key, String(clock.now()));
      } catch {
        // where a browser keeps nothing the page may reload once more
      }
    },
  };

  function lastReload(): number | null {
    try {
      const text = (storage ?? sessionStorage).getItem(key);
      return text === null ? null : Number(text);
    } catch {
      return null;
    }
  }
}
