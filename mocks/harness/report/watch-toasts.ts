/** Calls the listener with the text of each message that appears, until `signal` aborts. */
export function watchToasts(selector: string, listener: (text: string) => void, signal: AbortSignal): void {
  // of this page: jsdom empties it when its globals are gone already
  const { body } = document;
  let shownTexts: readonly string[] = [];
  const observer = new MutationObserver(() => {
    // by text: a toast moves into each dialog that opens, as another element
    const texts = Array.from(body.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
    const newTexts = texts.filter((text) => !shownTexts.includes(text));
    shownTexts = texts;
    for (const text of newTexts) listener(text);
  });
  observer.observe(body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
