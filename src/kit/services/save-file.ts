/** Gives the user a file, as a link to it would; browsers say themselves where it went. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the address after the click; a minute later it has
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
