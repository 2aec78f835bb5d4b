/**
 * The console's location: the browser's, with one question asked before anyone leaves unsaved work.
 * wouter has no blocker and shows the new address first on "back" (its issue 452); this keeps the accepted
 * location and puts the browser back until the question is answered, so address and page never disagree.
 */
export interface Navigation {
  /** Path without the base, always starting with '/'. */
  path(): string;
  /** With its '?', or empty. */
  search(): string;
  /** `unguarded`: there is nobody any more whose words could be lost. */
  go(to: string, options?: { replace?: boolean; unguarded?: boolean }): void;
  /** Asked before every move; true lets it happen. One asker at a time, the latest. */
  guard(question: Question): () => void;
  /** Asks the guard without moving, for what lets go of the page itself: sign-out and the closing of its tab. */
  mayLeave(to: string): Promise<boolean>;
  /** Says which moves leave the present page open behind them, in its tab; while nobody says so, none does. */
  keepOpen(isKept: (to: string) => boolean): () => void;
  /** The browser's own question when the window closes while this is true. */
  guardUnload(isDirty: () => boolean): () => void;
  /** Loads the document anew without a question: what was typed is in its draft. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** `kept`: the page stays open in its tab, and words that are in a draft are not lost. */
export type Question = (to: string, kept: boolean) => boolean | Promise<boolean>;

interface Place {
  path: string;
  search: string;
  /** Position in this visit's history, kept in history.state. */
  index: number;
}

export function createNavigation(base: string, window: Window): Navigation {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  let asks: readonly Question[] = [];
  let keeps = keepsNone;
  let reloading = false;
  let place = readPlace();
  /** What to do with the next traversals, which are our own: putting the browser back, and moving it on again. */
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
