/** The values that WebDriver can serialize as arguments and results of a function in the page. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Point {
  x: number;
  y: number;
}

/**
 * The methods that each engine implements for the flows; driver.ts does the rest in the page. Points are CSS
 * pixels of the window.
 */
export interface Browser {
  navigateTo(url: string): Promise<void>;
  /** Runs a function in the page. The function cannot use anything from outside its own body. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /**
   * Moves the pointer to the first point, presses the button, moves over the other points and releases the
   * button.
   */
  press(...way: [Point, ...Point[]]): Promise<void>;
  /**
   * The drag events that a drag by the pointer must send to the page: `drags` of watch-page.ts, joined by
   * spaces.
   */
  readonly drags: RegExp;
  /** Types into the focused element, letter by letter. */
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  upload(selector: string, path: string): Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the page's viewport, as base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Control+a' | 'Control+Enter' | 'Delete';
