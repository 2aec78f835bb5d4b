import { type KeyboardEvent, useRef } from 'react';

/** Milliseconds after compositionend in which Enter is ignored: Safari sends the confirming Enter then. */
const IGNORE_ENTER_MS = 30;

/** Tracks an open IME composition; the Enter that confirms a composition must not trigger a command. */
export function useIme(onComposed?: () => void) {
  const isComposing = useRef(false);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    isComposing: () => isComposing.current,
    isEnter: (event: KeyboardEvent) =>
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      event.keyCode !== 229 &&
      event.timeStamp - endedAt.current > IGNORE_ENTER_MS,
    handlers: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: (event: { timeStamp: number }) => {
        isComposing.current = false;
        endedAt.current = event.timeStamp;
        onComposed?.();
      },
    },
  };
}
