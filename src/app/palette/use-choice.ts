import { type KeyboardEvent, useState } from 'react';
import type { useIme } from '#kit/services/ime';

interface Choice<Option> {
  ime: ReturnType<typeof useIme>;
  options: readonly Option[];
  onEnter: (option: Option) => void;
}

/** The active option of a combobox list and its key handlers, which ignore keys while an IME composes. */
export function useChoice<Option>({ ime, options, onEnter }: Choice<Option>) {
  const [lastActive, setActiveIndex] = useState(0);
  const lastIndex = options.length - 1;
  const activeIndex = Math.max(0, Math.min(lastActive, lastIndex));

  function indexAfter(key: string): number | null {
    if (key === 'ArrowDown') return activeIndex === lastIndex ? 0 : activeIndex + 1;
    if (key === 'ArrowUp') return activeIndex === 0 ? lastIndex : activeIndex - 1;
    if (key === 'Home') return 0;
    return key === 'End' ? lastIndex : null;
  }

  return {
    activeIndex,
    setActiveIndex,
    handlers: {
      ...ime.handlers,
      onKeyDown(event: KeyboardEvent) {
        const option = options[activeIndex];
        if (ime.isEnter(event) && option !== undefined) {
          event.preventDefault();
          return onEnter(option);
        }
        const nextIndex = event.nativeEvent.isComposing || event.shiftKey ? null : indexAfter(event.key);
        if (nextIndex === null) return;
        event.preventDefault();
        setActiveIndex(nextIndex);
      },
    },
  };
}
