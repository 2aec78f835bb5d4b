/** Presses a recorded key (`Enter`, `j`, `Ctrl+k`) where the focus is, with what browsers do for some keys. */
export function pressKey(recordedKey: string): void {
  const [, modifiers = '', key = ''] = /^((?:(?:Ctrl|Meta|Alt)\+)*)(.+)$/.exec(recordedKey) ?? [];
  const target = document.activeElement ?? document.body;
  const eventInit = {
    key,
    code: codeOf(key),
    ctrlKey: modifiers.includes('Ctrl'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  const isNotPrevented = target.dispatchEvent(new KeyboardEvent('keydown', eventInit));
  if (isNotPrevented && modifiers === '') actByDefault(key, target);
  target.dispatchEvent(new KeyboardEvent('keyup', eventInit));
}

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key;
}

/** Browsers act on the keys of a user, not on those of a script. */
function actByDefault(key: string, target: Element) {
  if (key === 'Enter' && target instanceof HTMLInputElement) submit(target.form);
  if (key === 'Escape') closeTopmost();
}

/** As browsers: the form's first submit button is pressed, and a disabled one refuses. */
function submit(form: HTMLFormElement | null) {
  const button = [...(form?.elements ?? [])].find((one) => one.matches('button:not([type]), [type=submit]'));
  if (button instanceof HTMLElement) button.click();
  else form?.requestSubmit();
}

function closeTopmost() {
  const popover = [...document.querySelectorAll<HTMLElement>('[popover]')].findLast((one) =>
    one.matches(':popover-open'),
  );
  if (popover) popover.hidePopover();
  else {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  }
}
