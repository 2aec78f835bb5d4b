/**
 * A browser opens a file that is dropped beside a field for files, in place of the console. Only these fields take
 * files, and what a handler on the way has taken.
 */
export function ignoreDroppedFiles(signal: AbortSignal): void {
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(
      type,
      (event) => {
        const { dataTransfer, target } = event;
        if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || takesFiles(target)) return;
        event.preventDefault();
        dataTransfer.dropEffect = 'none';
      },
      { signal },
    );
}

const takesFiles = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;
