import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { openDialogs } from '#kit/overlay/open-dialogs';
import { isApple } from '#kit/services/is-apple';
import { shortcutsAtom } from '#kit/services/preferences';
import { follow, NOTHING, type Shortcut, takesLetters } from './shortcuts';

/** Listens to the shortcuts of the whole page, except during IME composition and behind a dialog. */
export function useShortcuts(performShortcut: (shortcut: Shortcut) => void): void {
  const singleKeys = useAtomValue(shortcutsAtom);
  const perform = useEffectEvent(performShortcut);
  useEffect(
    function hearKeys() {
      let begun = NOTHING;
      function hearKeydown(event: KeyboardEvent) {
        const control = isControlHeld(event);
        if (control === null || event.defaultPrevented || event.isComposing || event.keyCode === IME_KEY_CODE)
          return;
        // For an event inside a shadow root, the window sees only the host as target.
        if (!control && (!singleKeys || takesLetters(event.composedPath()[0] ?? null))) return;
        const followed = follow(begun, { key: event.key, control, at: event.timeStamp });
        begun = followed.begun;
        if (followed.found === null) return;
        event.preventDefault();
        const { onRecord, once } = followed.found;
        if (!(once && event.repeat) && (onRecord || openDialogs.top() === null)) perform(followed.found);
      }
      window.addEventListener('keydown', hearKeydown);
      return () => window.removeEventListener('keydown', hearKeydown);
    },
    [singleKeys],
  );
}

/** `keyCode` of a key that the IME handles. */
const IME_KEY_CODE = 229;

/**
 * True if Ctrl (⌘ on a Mac) is held. Null with another modifier: those belong to the browser. AltGr counts as
 * no modifier, because some keyboards need it to type [.
 */
function isControlHeld(event: KeyboardEvent): boolean | null {
  if (event.getModifierState('AltGraph')) return false;
  const [control, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return other || event.altKey ? null : control;
}
