/** What can travel to a page and back. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Point {
  x: number;
  y: number;
}

/** What a flow needs of an engine; everything else is done in the page (hand.ts). Points are those of the window. */
export interface Browser {
  goTo(url: string): Promise<void>;
  /** Runs a function in the page, which knows nothing of the file it stands in. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the pointer to the first of them, presses, moves over the others and lets go. */
  press(...way: [Point, ...Point[]]): Promise<void>;
  /** What the page gets of a drag by the pointer: `drags` of watch-page.ts, joined. */
  readonly drags: RegExp;
  /** Into what has the focus, letter by letter. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  /** Of the page's own area. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the page's own area, as base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Control+a' | 'Control+Enter' | 'Delete';
