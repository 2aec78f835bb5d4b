import { takeDroppedFiles } from './take-dropped-files';

/**
 * Opens the report that is chosen in the lobby (build/lobby/ReportFile.tsx), or dropped anywhere onto it. Returns the
 * end of it.
 */
export function openReportsOfLobby(): () => void {
  const input = document.querySelector<HTMLInputElement>('.lobby-report input');
  const answer = document.querySelector<HTMLElement>('.lobby-report [role=alert]');
  if (!input || !answer) return () => {};
  const open = async (file: File) => {
    answer.textContent = '';
    // with the format of a report come the files of the panel, which the lobby does not need
    const { openInConsole } = await import('./open-in-console');
    const problem = await openInConsole(file, window.machiSandbox?.native ?? localStorage);
    if (problem !== null) answer.textContent = answer.dataset[problem] ?? '';
  };
  const openChosen = () => {
    const file = input.files?.[0];
    if (file) void open(file);
    // the same file may be chosen again
    input.value = '';
  };
  input.addEventListener('change', openChosen);
  // chosen before this script was loaded
  openChosen();
  return takeDroppedFiles(
    () => true,
    (file) => void open(file),
  );
}
