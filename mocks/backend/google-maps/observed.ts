type Listener = (event: never) => void;

/** An object with listeners: the base of every map object, as in Google's API. */
export class Observed {
  readonly #listeners = new Map<string, Set<Listener>>();

  addListener(name: string, listener: Listener): { remove: () => void } {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return { remove: () => listeners.delete(listener) };
  }

  protected notify(name: string, event?: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event as never);
  }
}
