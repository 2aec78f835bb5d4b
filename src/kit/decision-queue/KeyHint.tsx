import { useAtomValue } from 'jotai';
import { shortcutsAtom } from '#kit/services/preferences';

/** The key of a button, unless the user has turned single keys off. It is no part of the button's name. */
export function KeyHint({ shortcut }: { shortcut: string }) {
  const isOn = useAtomValue(shortcutsAtom);
  return isOn ? (
    <span className="key-hint" aria-hidden="true">
      {shortcut.toUpperCase()}
    </span>
  ) : null;
}
