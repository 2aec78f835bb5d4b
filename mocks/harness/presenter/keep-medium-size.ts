/**
 * The console in its largest size while presenting. Its stored size stays as it is: the console writes it onto the root
 * element when it starts and when a user chooses another, and has it back at the end.
 */
export function keepMediumSize(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let consoleSize = dataset.size;
  const observer = new MutationObserver(() => {
    if (dataset.size === 'medium') return;
    consoleSize = dataset.size;
    dataset.size = 'medium';
  });
  dataset.size = 'medium';
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-size'] });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (consoleSize === undefined) delete dataset.size;
    else dataset.size = consoleSize;
  });
}
