// oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, outside of this module

/**
 * Runs in the page: completes a drag that the pointer has begun, which no WebDriver can do. Firefox's
 * WebDriver sends neither `drop` nor `dragend` when the button is released. WebKitGTK leaves everything after
 * `dragstart` to GTK, which does not follow WebDriver's pointer and may cancel the drag: this function sends
 * `dragstart` again. Returns whether the target accepts the drag; React may have to render first.
 */
export function completeDrag(source: string, x: number, y: number): boolean {
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

/**
 * Runs in the page: the colour at a point of a screenshot. The screenshot is a PNG as base64, because the
 * page's Content-Security-Policy forbids fetching it.
 */
export async function colourOfPixel(screenshot: string, x: number, y: number): Promise<number[]> {
  const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.codePointAt(0) ?? 0);
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context?.drawImage(image, Math.round(x), Math.round(y), 1, 1, 0, 0, 1, 1);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
}

/**
 * Runs in the page: titles and values in the panel of a record, below its name. Pictures are counted; the creation time is
 * left out.
 */
export function shownDetails(): [string, string][] {
  return [...document.querySelectorAll('dialog :is(.ticket > dl, .details) > div')].flatMap((entry) => {
    const title = entry.querySelector('dt')?.textContent ?? '';
    const value = entry.querySelector('dd');
    const pictures = value?.querySelectorAll('img').length ?? 0;
    const message = pictures > 0 ? `${pictures}` : (value?.textContent ?? '');
    return title === '登録日時' ? [] : ([[title, message]] as [string, string][]);
  });
}

/**
 * Runs in the page: by how many pixels the open sheet is higher than its items and padding, and scrolls
 * sideways.
 */
export function measureSheet() {
  const sheet = document.querySelector('.sheet:popover-open');
  if (sheet === null) return null;
  const lines = [...sheet.children];
  const pixels = (element: Element, ...names: string[]) => {
    const style = getComputedStyle(element);
    return names.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
  };
  const frame = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'];
  const needed = lines.reduce((sum, line) => sum + pixels(line, 'min-height'), pixels(sheet, ...frame));
  return {
    lines: lines.length,
    spare: Math.max(0, Math.round(sheet.getBoundingClientRect().height - needed)),
    sideways: sheet.scrollWidth - sheet.clientWidth,
  };
}
