/** What is known of a file; while it is dragged, it has no name. */
interface DroppedFile {
  type: string;
  name?: string;
}

/** Takes the first file that is meant of those dropped anywhere onto the page. Returns the function that ends this. */
export function takeDroppedFiles(
  isMeant: (file: DroppedFile) => boolean,
  take: (file: File) => void,
): () => void {
  const allowDrop = (event: DragEvent) => {
    const dragged = [...(event.dataTransfer?.items ?? [])];
    if (dragged.some((item) => item.kind === 'file' && isMeant(item))) event.preventDefault();
  };
  const takeDrop = (event: DragEvent) => {
    const file = [...(event.dataTransfer?.files ?? [])].find(isMeant);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    take(file);
  };
  // capturing, so that a field for files below the pointer does not take the file
  window.addEventListener('dragover', allowDrop, true);
  window.addEventListener('drop', takeDrop, true);
  return () => {
    window.removeEventListener('dragover', allowDrop, true);
    window.removeEventListener('drop', takeDrop, true);
  };
}
