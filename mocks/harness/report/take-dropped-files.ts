/** What is known of a file; while it is dragged, it has no name. */
interface Kind {
  type: string;
  name?: string;
}

/** Takes the first file that is meant of those dropped anywhere onto the page. Returns the end of it. */
export function takeDroppedFiles(isMeant: (file: Kind) => boolean, take: (file: File) => void): () => void {
  const allow = (event: DragEvent) => {
    const dragged = [...(event.dataTransfer?.items ?? [])];
    if (dragged.some((item) => item.kind === 'file' && isMeant(item))) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const file = [...(event.dataTransfer?.files ?? [])].find(isMeant);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    take(file);
  };
  // capturing, so that a field for files below the pointer does not take the file
  window.addEventListener('dragover', allow, true);
  window.addEventListener('drop', drop, true);
  return () => {
    window.removeEventListener('dragover', allow, true);
    window.removeEventListener('drop', drop, true);
  };
}
