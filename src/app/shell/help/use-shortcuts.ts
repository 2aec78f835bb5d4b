import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { isApple } from '#kit/services/is-apple';
import { shortcutsAtom } from '#kit/services/preferences';
import { follow, isTyping, NOTHING, type Shortcut } from './shortcuts';

/** Hears the shortcuts of the whole page, never in the middle of a word, never of what is behind a dialog. */
export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const singleKeys = useAtomValue(shortcutsAtom);
  const latest = useRef(act);
  useEffect(function keepLatest() {
    latest.current = act;
  });
  useEffect(
    function hearKeys() {
      let begun = NOTHING;
      function hear(event: KeyboardEvent) {
        const control = controlOf(event);
        if (control === null || event.defaultPrevented || event.isComposing || event.keyCode === COMPOSING)
          return;
        // inside a shadow root the window hears of its host alone
        if (!control && (!singleKeys || isTyping(event.composedPath()[0] ?? null))) return;
        const followed = follow(begun, { key: event.key, control, at: event.timeStamp });
        begun = followed.begun;
        if (followed.found === null) return;
        event.preventDefault();
        if ((openDialogs.top() === null) !== (followed.found.inPanel ?? false))
          latest.current(followed.found);
      }
      window.addEventListener('keydown', hear);
      return () => window.removeEventListener('keydown', hear);
    },
    [singleKeys],
  );
}

/** What a key that the input method has taken tells. */
const COMPOSING = 229;

/** Whether Ctrl (⌘) is held; null with any other: those are the browser's. AltGr only writes [ on some keyboards. */
function controlOf(event: KeyboardEvent): boolean | null {
  if (event.getModifierState('AltGraph')) return false;
  const [control, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return other || event.altKey ? null : control;
}
