/** False where the browser gives no way: the text must then be shown. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Withheld on plain http, where QA works too: then `clipboard` is not there at all.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const before = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('data-harness', '');
  area.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  document.body.append(area);
  area.select();
  try {
    // Deprecated, and the only way there is on plain http.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
