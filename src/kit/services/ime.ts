import { type KeyboardEvent, useRef } from 'react';

/** Safari sends the confirming Enter after compositionend, as an ordinary key: for this long it is swallowed. */
const AFTERMATH = 30;

/** Knows whether a Japanese word is still being composed; an Enter that confirms a word is nobody's command. */
export function useIme(onComposed?: () => void) {
  const composing = useRef(false);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isComposing: () => composing.current,
    isEnter: (event: KeyboardEvent) =>
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      event.keyCode !== 229 &&
      event.timeStamp - endedAt.current > AFTERMATH,
    handlers: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event: { timeStamp: number }) => {
        composing.current = false;
        endedAt.current = event.timeStamp;
        onComposed?.();
      },
    },
  };
}
