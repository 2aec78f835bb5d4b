import type { Clock } from '#domain/base/clock';
import { ERROR_LIFE, SUCCESS_LIFE, UNDO_PERIOD } from '#domain/base/limits';
import { createListeners } from '#domain/base/listeners';
import type { Message } from '#domain/base/problems';

export type Severity = 'success' | 'info' | 'warning' | 'error';

/** What the user can do about a message, such as taking back what it reports. */
export interface ToastAction {
  /** Message id. */
  label: string;
  run(): void;
}

export interface Toast {
  id: number;
  severity: Severity;
  message: Message;
  action?: ToastAction;
}

export interface Toasts {
  current(): readonly Toast[];
  /**
   * The same text is not stacked: its lifetime restarts. Errors live 5000 ms (R-HTTP-16), a message with an
   * action as long as a decision can be undone. Returns the id of the toast.
   */
  show(severity: Severity, message: Message, action?: ToastAction): number;
  close(id: number): void;
  /** While a toast is hovered or focused none disappears. */
  pause(): void;
  resume(): void;
  subscribe(listener: () => void): () => void;
}

const lifetimeOf = ({ severity, action }: Toast): number => {
  if (action) return UNDO_PERIOD;
  return severity === 'error' || severity === 'warning' ? ERROR_LIFE : SUCCESS_LIFE;
};

export function createToasts(clock: Clock): Toasts {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let isPaused = false;
  const timers = new Map<number, number>();
  const { subscribe, notify } = createListeners();

  const setToasts = (next: readonly Toast[]) => {
    toasts = next;
    notify();
  };
  const stopTimer = (id: number) => {
    const timer = timers.get(id);
    if (timer !== undefined) clock.clearTimeout(timer);
    timers.delete(id);
  };
  const close = (id: number) => {
    stopTimer(id);
    setToasts(toasts.filter((toast) => toast.id !== id));
  };
  const startTimer = (toast: Toast) => {
    const { id } = toast;
    stopTimer(id);
    if (!isPaused)
      timers.set(
        id,
        clock.setTimeout(() => close(id), lifetimeOf(toast)),
      );
  };

  return {
    current: () => toasts,
    show(severity, message, action) {
      const sameToast = toasts.find(
        (toast) => toast.severity === severity && isSameMessage(toast.message, message),
      );
      const toast = { ...(sameToast ?? { id: nextId++, severity, message }), ...(action ? { action } : {}) };
      if (!sameToast) setToasts([...toasts, toast]);
      else if (action) setToasts(toasts.map((one) => (one === sameToast ? toast : one)));
      startTimer(toast);
      return toast.id;
    },
    close,
    pause() {
      isPaused = true;
      for (const toast of toasts) stopTimer(toast.id);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const toast of toasts) startTimer(toast);
    },
    subscribe,
  };
}

/** Ignores the second line, which contains the number of one error. */
const isSameMessage = (one: Message, other: Message): boolean => firstLine(one) === firstLine(other);

const firstLine = (message: Message): string => JSON.stringify({ ...message, more: undefined });
