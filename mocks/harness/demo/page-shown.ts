import { browserIdle, consolePainted } from './console-painted';

/** Milliseconds until the demo waits no longer for the page: a call may hang. */
const MAX_WAIT_FOR_PAGE = 3_000;

/** What the console shows while it loads a page, a list or a chart. */
const LOADING = '#root .loading, #root [aria-busy="true"]';

/** Resolves when the browser is idle and the page shows nothing as loading: the first rows are there. */
export async function pageShown(): Promise<void> {
  await consolePainted();
  const end = performance.now() + MAX_WAIT_FOR_PAGE;
  do {
    await loaded(end - performance.now());
    await browserIdle();
  } while (isLoading() && performance.now() < end);
}

const isLoading = () => document.querySelector(LOADING) !== null;

function loaded(maxWait: number): Promise<void> {
  return new Promise((resolve) => {
    const endIfLoaded = () => {
      if (isLoading()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(endIfLoaded);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-busy', 'class'],
    });
    endIfLoaded();
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, maxWait);
  });
}
