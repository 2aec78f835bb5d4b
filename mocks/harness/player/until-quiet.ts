/** Milliseconds of real time without a change after which the page has answered the last step. */
const QUIET_TIME = 150;
/** Milliseconds of real time after which the page counts as quiet, although it still changes. */
const LONGEST_ANSWER = 1_500;

/** Resolves when the page has stopped changing. */
export async function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(quietTimer);
      clearTimeout(longestTimer);
      resolve();
    };
    let quietTimer = setTimeout(end, QUIET_TIME);
    const longestTimer = setTimeout(end, LONGEST_ANSWER);
    const observer = new MutationObserver(() => {
      clearTimeout(quietTimer);
      quietTimer = setTimeout(end, QUIET_TIME);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}
