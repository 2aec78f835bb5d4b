import { HIDDEN_TEXT, isSecretField } from '#mocks/harness/player/secret-fields';
import { PICTURE_ATTRIBUTES } from './copied';

/** What is no part of the picture: scripts, the panel, and the head but for its stylesheets. */
const LEFT_OUT = 'script, template, noscript, iframe, [data-harness], head > :not(link[rel=stylesheet])';

/**
 * The page as markup, with what only its elements know: typed text, checks, scroll positions, drawings, and which
 * dialogs and popovers are open. Without passwords. Images of the page's own memory (`blob:`) are lost.
 */
export function pictureOf(page: Document): string {
  const { documentElement } = page;
  // a document without a window: its images and stylesheets are not loaded
  const copy = page.implementation.createHTMLDocument().importNode(documentElement, true);
  const copies = copy.querySelectorAll('*');
  for (const [index, element] of documentElement.querySelectorAll('*').entries()) {
    const copiedElement = copies[index];
    if (copiedElement) holdState(element, copiedElement);
  }
  holdScroll(documentElement, copy);
  copy.setAttribute(
    PICTURE_ATTRIBUTES.size,
    `${page.defaultView?.innerWidth ?? 0} ${page.defaultView?.innerHeight ?? 0}`,
  );
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  return copy.outerHTML;
}

function holdState(element: Element, copy: Element) {
  holdScroll(element, copy);
  if (element instanceof HTMLInputElement) {
    copy.setAttribute('value', element.value && isSecretField(element) ? HIDDEN_TEXT : element.value);
    copy.toggleAttribute('checked', element.checked);
  } else if (element instanceof HTMLTextAreaElement) copy.textContent = element.value;
  else if (element instanceof HTMLOptionElement) copy.toggleAttribute('selected', element.selected);
  else if (element instanceof HTMLCanvasElement) holdDrawing(element, copy);
  else if (element instanceof HTMLDialogElement)
    copy.toggleAttribute(PICTURE_ATTRIBUTES.modal, matchesState(element, ':modal'));
  else if (element.hasAttribute('popover'))
    copy.toggleAttribute(PICTURE_ATTRIBUTES.popover, matchesState(element, ':popover-open'));
}

function holdScroll({ scrollLeft, scrollTop }: Element, copy: Element) {
  if (scrollLeft !== 0 || scrollTop !== 0)
    copy.setAttribute(PICTURE_ATTRIBUTES.scroll, `${scrollLeft} ${scrollTop}`);
}

function holdDrawing(canvas: HTMLCanvasElement, copy: Element) {
  const image = copy.ownerDocument.createElement('img');
  for (const { name, value } of copy.attributes) image.setAttribute(name, value);
  try {
    image.src = canvas.toDataURL();
  } catch {
    // a canvas with an image of another host gives nothing away
  }
  copy.replaceWith(image);
}

/** Not every browser and jsdom know these states. */
function matchesState(element: Element, state: string): boolean {
  try {
    return element.matches(state);
  } catch {
    return false;
  }
}
