import { shiftedQuery, type Taken } from './shifted-query';

/** Of each media rule that was changed, the query of the console. */
const originalQueries = new WeakMap<CSSRule, string>();
const sizeListeners = new Set<() => void>();
let takenPixels: Taken = { right: 0, bottom: 0 };

/** Lays the page out for the room that it has: its media queries are about the window, which is larger. */
export function takeFromPage(next: Taken): void {
  if (next.right === takenPixels.right && next.bottom === takenPixels.bottom) return;
  takenPixels = next;
  shiftSheets();
  for (const listener of sizeListeners) listener();
}

/** Styles that come while the panel is docked. */
export function followNewSheets(): () => void {
  const observer = new MutationObserver(shiftSheets);
  observer.observe(document.head, { childList: true });
  document.head.addEventListener('load', shiftSheets, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', shiftSheets, true);
  };
}

/** The console asks for the size of its page by `matchMedia`, too. Returns the function that ends these answers. */
export function answerForPage(): () => void {
  const nativeMatchMedia = window.matchMedia;
  const nativeQuery: typeof nativeMatchMedia = (query) => nativeMatchMedia.call(window, query);
  window.matchMedia = (query) =>
    /\b(width|height)\b/.test(query) ? pageMedia(query, nativeQuery) : nativeQuery(query);
  return () => {
    window.matchMedia = nativeMatchMedia;
  };
}

function pageMedia(query: string, nativeQuery: typeof window.matchMedia): MediaQueryList {
  const changeEvents = new EventTarget();
  const matchesNow = () => nativeQuery(shiftedQuery(query, takenPixels)).matches;
  let matchedBefore = matchesNow();
  let listenerCount = 0;
  const notifyChange = () => {
    const now = matchesNow();
    if (now !== matchedBefore) changeEvents.dispatchEvent(new Event('change'));
    matchedBefore = now;
  };
  const countListeners = (change: 1 | -1) => {
    listenerCount += change;
    if (change === 1 && listenerCount === 1) {
      sizeListeners.add(notifyChange);
      window.addEventListener('resize', notifyChange);
    } else if (listenerCount === 0) {
      sizeListeners.delete(notifyChange);
      window.removeEventListener('resize', notifyChange);
    }
  };
  const mediaQueryList: MediaQueryList = {
    get matches() {
      return matchesNow();
    },
    media: query,
    onchange: null,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      changeEvents.addEventListener(type, listener);
      countListeners(1);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      changeEvents.removeEventListener(type, listener);
      countListeners(-1);
    },
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: (event) => changeEvents.dispatchEvent(event),
  };
  return mediaQueryList;
}

function shiftSheets(): void {
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) shiftRule(rule);
    } catch {
      // rules of another origin cannot be read
    }
  }
}

function shiftRule(rule: CSSRule): void {
  if (isMediaRule(rule)) {
    const original = originalQueries.get(rule) ?? rule.media.mediaText;
    const shifted = shiftedQuery(original, takenPixels);
    if (shifted !== rule.media.mediaText) {
      originalQueries.set(rule, original);
      rule.media.mediaText = shifted;
    }
  }
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) shiftRule(inner);
}

const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;
