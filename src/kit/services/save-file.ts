/** Downloads a file like a link; browsers report themselves where it is. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the address after the click, but within a minute
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
