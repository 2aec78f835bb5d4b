import type { NewStep } from './step';
import { watchToasts } from './watch-toasts';

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

  watchToasts(
    '.toast.error p',
    (text) => add({ kind: 'toast', name: text.slice(0, LONGEST), value: '', failed: true }),
    signal,
  );

  signal.addEventListener('abort', () => {
    // a test may have replaced it since
    if (console.error === error) console.error = original;
  });
}

const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));
