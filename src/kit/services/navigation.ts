import { createListeners } from '#domain/base/listeners';

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
  /**
   * Runs before a navigation, only the latest guard, then each that runs `besides`; true allows it. The
   * returned function removes it.
   */
  guard(leaveGuard: LeaveGuard, besides?: boolean): () => void;
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
export type LeaveGuard = (to: string, kept: boolean) => boolean | Promise<boolean>;

interface HistoryEntry {
  path: string;
  search: string;
  /** Position in the history of this visit, kept in history.state. */
  index: number;
}

export function createNavigation(base: string, window: Window): Navigation {
  const { history, location } = window;
  const { subscribe, notify } = createListeners();
  let guards: readonly LeaveGuard[] = [];
  let besideGuards: readonly LeaveGuard[] = [];
  let keepsOpen = keepsNoneOpen;
  let isReloading = false;
  let entry = readEntry();
  /** Of our own history.go calls whose popstate event is not here yet. */
  const traversals: (() => void)[] = [];

  if (indexOf(history.state) === null) history.replaceState({ index: 0 }, '');
  window.addEventListener('popstate', onPopstate);

  return {
    path: () => entry.path,
    search: () => entry.search,
    go(to, { replace = false, unguarded = false } = {}) {
      if (to === entry.path + entry.search && !replace) return;
      const answer = unguarded || runGuard(to);
      if (answer === true) return moveTo(to, replace);
      if (answer !== false) void answer.then((allowed) => (allowed ? moveTo(to, replace) : undefined));
    },
    guard(leaveGuard, besides = false) {
      if (besides) besideGuards = [...besideGuards, leaveGuard];
      else guards = [...guards, leaveGuard];
      return () => {
        guards = guards.filter((one) => one !== leaveGuard);
        besideGuards = besideGuards.filter((one) => one !== leaveGuard);
      };
    },
    async mayLeave(to) {
      return runGuard(to, false);
    },
    keepOpen(isKept) {
      keepsOpen = isKept;
      return () => {
        if (keepsOpen === isKept) keepsOpen = keepsNoneOpen;
      };
    },
    guardUnload(isDirty) {
      const confirmUnload = (event: BeforeUnloadEvent) => {
        if (!isReloading && isDirty()) event.preventDefault();
      };
      window.addEventListener('beforeunload', confirmUnload);
      return () => window.removeEventListener('beforeunload', confirmUnload);
    },
    reload() {
      isReloading = true;
      location.reload();
    },
    subscribe,
  };

  function moveTo(to: string, replace: boolean) {
    const index = replace ? entry.index : entry.index + 1;
    const address = base.replace(/\/$/, '') + to;
    if (replace) history.replaceState({ index }, '', address);
    else history.pushState({ index }, '', address);
    acceptLocation();
  }

  function acceptLocation() {
    entry = readEntry();
    notify();
  }

  function onPopstate() {
    const resolveTraversal = traversals.shift();
    if (resolveTraversal) return resolveTraversal();
    const target = readEntry();
    const answer = runGuard(target.path + target.search);
    const distance = target.index - entry.index;
    if (answer === true || distance === 0) return acceptLocation();
    const reverted = traverse(-distance);
    if (answer === false) return;
    // from the entry that is left for the moment, `distance` can lead out of the history
    void Promise.all([answer, reverted]).then(([allowed]) =>
      allowed ? traverse(distance).then(acceptLocation) : undefined,
    );
  }

  /** Resolves when the browser has moved. */
  function traverse(distance: number): Promise<void> {
    return new Promise((resolve) => {
      traversals.push(resolve);
      history.go(distance);
    });
  }

  function runGuard(to: string, kept = keepsOpen(to)): boolean | Promise<boolean> {
    return [...guards.slice(-1), ...besideGuards].reduce<boolean | Promise<boolean>>((answer, leaveGuard) => {
      if (typeof answer === 'boolean') return answer && leaveGuard(to, kept);
      return answer.then((isAllowed) => isAllowed && leaveGuard(to, kept));
    }, true);
  }

  function readEntry(): HistoryEntry {
    const root = base.replace(/\/$/, '');
    const pathInside = location.pathname.startsWith(root)
      ? location.pathname.slice(root.length)
      : location.pathname;
    return { path: pathInside || '/', search: location.search, index: indexOf(history.state) ?? 0 };
  }
}

const keepsNoneOpen: (to: string) => boolean = () => false;

function indexOf(state: unknown): number | null {
  const index = (state as { index?: unknown } | null)?.index;
  return typeof index === 'number' ? index : null;
}
