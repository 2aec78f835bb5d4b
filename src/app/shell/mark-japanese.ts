const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const KANA_AND_KANJI = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const LATIN = /\p{Script=Latin}/gu;

/**
 * Sets lang="ja" on elements with Japanese text, so that screen readers read it in Japanese (WCAG 3.1.2):
 * records and server messages are mostly Japanese in every page language. Only the letters identify Japanese
 * data: in a Chinese page kanji alone count as Chinese, and in mixed text the language with more letters
 * counts. Returns a function that ends the marking.
 */
export function markJapanese(language: string): () => void {
  const rootElement = document.documentElement;
  const japaneseLetters = language === 'zh' ? KANA : KANA_AND_KANJI;
  const markedElements = new WeakSet<Element>();
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') markIfJapanese(target.parentElement);
      else markIfJapanese(target);
      for (const node of addedNodes) markWithin(node);
    }
  });
  markWithin(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll('[lang=ja]')) removeMark(element);
  };

  function markWithin(node: Node) {
    if (!(node instanceof Element)) return;
    markIfJapanese(node);
    for (const element of node.querySelectorAll('*')) markIfJapanese(element);
  }

  function markIfJapanese(node: Node | null) {
    if (!(node instanceof HTMLElement)) return;
    if (!isJapanese(ownText(node))) removeMark(node);
    else if (node.closest('[lang]') === rootElement) {
      node.lang = 'ja';
      markedElements.add(node);
    }
  }

  function removeMark(element: Element) {
    if (markedElements.delete(element)) element.removeAttribute('lang');
  }

  function isJapanese(text: string): boolean {
    return count(text, japaneseLetters) > count(text, LATIN);
  }
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Text of the element without that of its child elements. */
const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
