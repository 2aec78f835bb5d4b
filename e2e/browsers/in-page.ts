/**
 * Runs in the page: the end of a drag that the pointer began, which no WebDriver brings about. Firefox's sends neither
 * `drop` nor `dragend` for the release of the button. WebKitGTK leaves everything after `dragstart` to GTK, which knows
 * nothing of the driver's pointer and may give the drag up: it is begun once more. Returns whether the target takes what is
 * dragged; React may have to render first.
 */
export function drop(source: string, x: number, y: number): boolean {
  const target = document.elementFromPoint(x, y);
  const send = (element: Element | null, type: string) => {
    const dataTransfer = new DataTransfer();
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    element?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send(document.querySelector(source), 'dragstart');
  const taken = send(target, 'dragover');
  if (taken) {
    send(target, 'drop');
    send(document.querySelector(source), 'dragend');
  }
  return taken;
}

/** Runs in the page: the colour at a point of a screenshot, a PNG as base64, which the page's policy lets nobody fetch. */
export async function colourIn(screenshot: string, x: number, y: number): Promise<number[]> {
  const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.codePointAt(0) ?? 0);
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(image, Math.round(x), Math.round(y), 1, 1, 0, 0, 1, 1);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}
