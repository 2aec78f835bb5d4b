import { takeDroppedFiles } from './take-dropped-files';

/**
 * Opens the report that is chosen in the lobby (build/lobby/ReportFile.tsx), or dropped anywhere onto it. Returns the
 * function that ends this.
 */
export function openReportsOfLobby(): () => void {
  const input = document.querySelector<HTMLInputElement>('.lobby-report input');
  const problemElement = document.querySelector<HTMLElement>('.lobby-report [role=alert]');
  if (!input || !problemElement) return () => {};
  const openFile = async (file: File) => {
    problemElement.textContent = '';
    // with the format of a report come the files of the panel, which the lobby does not need
    const { openInConsole } = await import('./open-in-console');
    const problem = await openInConsole(file, window.machiSandbox?.native ?? localStorage);
    if (problem !== null) problemElement.textContent = problemElement.dataset[problem] ?? '';
  };
  const openChosenFile = () => {
    const file = input.files?.[0];
    if (file) void openFile(file);
    // the same file may be chosen again
    input.value = '';
  };
  input.addEventListener('change', openChosenFile);
  // chosen before this script was loaded
  openChosenFile();
  return takeDroppedFiles(
    () => true,
    (file) => void openFile(file),
  );
}
