/**
 * The console's location: the browser's, with a guard that may ask for a confirmation before unsaved work is
 * left. wouter has no blocker and shows the new address first on "back" (its issue 452). This keeps the
 * accepted location and moves the browser back until the guard has decided, so that address and page always
 * agree.
 */
export interface Navigation {
  /** The path without the base; always begins with '/'. */
  path(): string;
  /** With the leading '?', or empty. */
  search(): string;
  /** `unguarded`: no unsaved input can be lost, for example after the end of the session. */
  go(to: string, options?: { replace?: boolean; unguarded?: boolean }): void;
  /** Runs before a navigation, only the latest guard; true allows it. The returned function removes it. */
  guard(question: Question): () => void;
  /**
   * Runs the guard without a navigation, before the page itself is discarded: sign-out, closing of its tab.
   */
  mayLeave(to: string): Promise<boolean>;
  /**
   * Sets which navigations keep the page open in its tab; default: none. The returned function removes it.
   */
  keepOpen(isKept: (to: string) => boolean): () => void;
  /** The browser confirms closing the window while `isDirty` is true. The returned function removes it. */
  guardUnload(isDirty: () => boolean): () => void;
  /** Reloads the document without a confirmation: unsaved input is in its draft. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** `kept`: the page stays open in its tab, and input that is in a draft is not lost. */
export type Question = (to: string, kept: boolean) => boolean | Promise<boolean>;

interface Place {
  path: string;
  search: string;
  /** Position in the history of this visit, kept in history.state. */
  index: number;
}

export function createNavigation(base: string, window: Window): Navigation {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let asks: readonly Question[] = [];
  let keeps = keepsNone;
  let reloading = false;
  let place = readPlace();
  /** What the next popstate events of our own history.go calls mean: moving back, and moving on again. */
  const expected: ('ignore' | 'accept')[] = [];

  if (indexOf(history.state) === null) history.replaceState({ index: 0 }, '');
  window.addEventListener('popstate', popped);

  return {
    path: () => place.path,
    search: () => place.search,
    go(to, { replace = false, unguarded = false } = {}) {
      if (to === place.path + place.search && !replace) return;
      const answer = unguarded || ask(to);
      if (answer === true) return move(to, replace);
      if (answer !== false) void answer.then((allowed) => (allowed ? move(to, replace) : undefined));
    },
    guard(question) {
      asks = [...asks, question];
      return () => {
        asks = asks.filter((one) => one !== question);
      };
    },
    async mayLeave(to) {
      return ask(to, false);
    },
    keepOpen(isKept) {
      keeps = isKept;
      return () => {
        if (keeps === isKept) keeps = keepsNone;
      };
    },
    guardUnload(isDirty) {
      const askOnUnload = (event: BeforeUnloadEvent) => {
        if (!reloading && isDirty()) event.preventDefault();
      };
      window.addEventListener('beforeunload', askOnUnload);
      return () => window.removeEventListener('beforeunload', askOnUnload);
    },
    reload() {
      reloading = true;
      location.reload();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function move(to: string, replace: boolean) {
    const index = replace ? place.index : place.index + 1;
    const address = base.replace(/\/$/, '') + to;
    if (replace) history.replaceState({ index }, '', address);
    else history.pushState({ index }, '', address);
    accept();
  }

  function accept() {
    place = readPlace();
    for (const listener of listeners) listener();
  }

  function popped() {
    const own = expected.shift();
    if (own === 'ignore') return;
    if (own === 'accept') return accept();
    const target = readPlace();
    const answer = ask(target.path + target.search);
    const distance = target.index - place.index;
    if (answer === true || distance === 0) return accept();
    expected.push('ignore');
    history.go(-distance);
    if (answer === false) return;
    void answer.then((allowed) => {
      if (!allowed) return;
      expected.push('accept');
      history.go(distance);
    });
  }

  function ask(to: string, kept = keeps(to)): boolean | Promise<boolean> {
    return asks.at(-1)?.(to, kept) ?? true;
  }

  function readPlace(): Place {
    const root = base.replace(/\/$/, '');
    const inside = location.pathname.startsWith(root)
      ? location.pathname.slice(root.length)
      : location.pathname;
    return { path: inside || '/', search: location.search, index: indexOf(history.state) ?? 0 };
  }
}

const keepsNone: (to: string) => boolean = () => false;

function indexOf(state: unknown): number | null {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : null;
}
