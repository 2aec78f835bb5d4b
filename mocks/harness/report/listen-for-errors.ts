import type { NewStep } from './step';
import { watchToasts } from './watch-toasts';

/** Longest text of an error in a step. */
const LONGEST_ERROR = 500;

/** Reports uncaught errors, errors in the console and error messages shown to the user, from now on. */
export function listenForErrors(add: (step: NewStep) => void, signal: AbortSignal): void {
  const addError = (text: string) =>
    add({ kind: 'error', name: text.slice(0, LONGEST_ERROR), value: '', failed: true });
  window.addEventListener('error', ({ message }) => addError(message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => addError(String(reason)), { signal });

  const originalError = console.error;
  const reportingError = (...parts: unknown[]) => {
    addError(parts.map(textOf).join(' '));
    originalError.apply(console, parts);
  };
  console.error = reportingError;

  watchToasts(
    '.toast.error p',
    (text) => add({ kind: 'toast', name: text.slice(0, LONGEST_ERROR), value: '', failed: true }),
    signal,
  );

  signal.addEventListener('abort', () => {
    // a test may have replaced it since
    if (console.error === reportingError) console.error = originalError;
  });
}

const textOf = (part: unknown) => (part instanceof Error ? `${part.name}: ${part.message}` : String(part));
