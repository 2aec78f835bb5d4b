import { type KeyboardEvent, useState } from 'react';
import type { useIme } from '#kit/services/ime';

interface Choice<One> {
  ime: ReturnType<typeof useIme>;
  all: readonly One[];
  onEnter: (one: One) => void;
}

/** The active option of a combobox list and its key handlers, which ignore keys while an IME composes. */
export function useChoice<One>({ ime, all, onEnter }: Choice<One>) {
  const [index, choose] = useState(0);
  const last = all.length - 1;
  const chosen = Math.max(0, Math.min(index, last));

  function indexAfter(key: string): number | null {
    if (key === 'ArrowDown') return chosen === last ? 0 : chosen + 1;
    if (key === 'ArrowUp') return chosen === 0 ? last : chosen - 1;
    if (key === 'Home') return 0;
    return key === 'End' ? last : null;
  }

  return {
    chosen,
    choose,
    handlers: {
      ...ime.handlers,
      onKeyDown(event: KeyboardEvent) {
        const one = all[chosen];
        if (ime.isEnter(event) && one !== undefined) {
          event.preventDefault();
          return onEnter(one);
        }
        const next = event.nativeEvent.isComposing || event.shiftKey ? null : indexAfter(event.key);
        if (next === null) return;
        event.preventDefault();
        choose(next);
      },
    },
  };
}
