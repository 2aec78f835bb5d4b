/** Resolves to false when the browser allows no copy: the caller must then show the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Not available on plain HTTP, where QA works too: `clipboard` is then undefined.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByCommand(text);
  }
}

function copiedByCommand(text: string): boolean {
  const focusedBefore = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('data-harness', '');
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  document.body.append(area);
  area.select();
  try {
    // Deprecated, but the only way on plain HTTP.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  }
}
