import { shiftedQuery, type Taken } from './shifted-query';

/** Of each media rule that was changed, the query of the console. */
const originals = new WeakMap<CSSRule, string>();
const listeners = new Set<() => void>();
let taken: Taken = { right: 0, bottom: 0 };

/** Lays the page out for the room that it has: its media queries are about the window, which is larger. */
export function takeFromPage(next: Taken): void {
  if (next.right === taken.right && next.bottom === taken.bottom) return;
  taken = next;
  shiftSheets();
  for (const listener of listeners) listener();
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

/** The console asks for the size of its page by `matchMedia`, too. Returns the end of the answers. */
export function answerForPage(): () => void {
  const native = window.matchMedia;
  const ask: typeof native = (query) => native.call(window, query);
  window.matchMedia = (query) => (/\b(width|height)\b/.test(query) ? pageMedia(query, ask) : ask(query));
  return () => {
    window.matchMedia = native;
  };
}

function pageMedia(query: string, ask: typeof window.matchMedia): MediaQueryList {
  const heard = new EventTarget();
  const matchesNow = () => ask(shiftedQuery(query, taken)).matches;
  let before = matchesNow();
  let count = 0;
  const check = () => {
    const now = matchesNow();
    if (now !== before) heard.dispatchEvent(new Event('change'));
    before = now;
  };
  const hear = (change: 1 | -1) => {
    count += change;
    if (change === 1 && count === 1) {
      listeners.add(check);
      window.addEventListener('resize', check);
    } else if (count === 0) {
      listeners.delete(check);
      window.removeEventListener('resize', check);
    }
  };
  const list: MediaQueryList = {
    get matches() {
      return matchesNow();
    },
    media: query,
    onchange: null,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      heard.addEventListener(type, listener);
      hear(1);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject) {
      heard.removeEventListener(type, listener);
      hear(-1);
    },
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: (event) => heard.dispatchEvent(event),
  };
  return list;
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
    const original = originals.get(rule) ?? rule.media.mediaText;
    const shifted = shiftedQuery(original, taken);
    if (shifted !== rule.media.mediaText) {
      originals.set(rule, original);
      rule.media.mediaText = shifted;
    }
  }
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) shiftRule(inner);
}

const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule && 'cssRules' in rule;
