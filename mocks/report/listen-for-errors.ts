import type { NewStep } from './step';

/** Longest text of an error in a step. */
const LONGEST = 500;

/** Reports uncaught errors, errors in the console and error messages shown to the user, from now on. */
export function listenForErrors(add: (step: NewStep) => void, signal: AbortSignal): void {
  const addError = (text: string) =>
    add({ kind: 'error', name: text.slice(0, LONGEST), value: '', failed: true });
  window.addEventListener('error', ({ message }) => addError(message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => addError(String(reason)), { signal });

  const original = console.error;
  const error = (...parts: unknown[]) => {
    addError(parts.map(textOf).join(' '));
    original.apply(console, parts);
  };
  console.error = error;

  const errorToasts = document.getElementsByClassName('toast error');
  let shown: readonly string[] = [];
  const toasts = new MutationObserver(() => {
    // by text: a toast moves into each dialog that opens, as another element
    const texts = Array.from(errorToasts, (toast) => toast.querySelector('p')?.textContent ?? '');
    const appeared = texts.filter((text) => !shown.includes(text));
    shown = texts;
    for (const name of appeared)
      add({ kind: 'toast', name: name.slice(0, LONGEST), value: '', failed: true });
  });
  toasts.observe(document.body, { childList: true, subtree: true });

  signal.addEventListener('abort', () => {
    toasts.disconnect();
    // a test may have replaced it since
    if (console.error === error) console.error = original;
  });
}

const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));
