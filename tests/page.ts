import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/** jsdom has put its own in the place of Node's: the one that Node's network answers with is left. */
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData;
const PageFormData = window.FormData;

/** Node's knows no form on a page: its fields are read by the page's own. */
class FormDataOfBoth extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    if (form) for (const [name, value] of new PageFormData(form)) this.append(name, value);
  }
}

/** What jsdom lacks of a browser, as far as the console uses it. */
export function completePage(): void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = close;
  // without a stylesheet a popover is always seen
  HTMLElement.prototype.hidePopover = () => {};
  HTMLElement.prototype.showPopover = () => {};
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // no stylesheet is loaded: an element's own style is all there is. jsdom weighs its defaults for each element that
  // is asked for by its role, which took most of a journey's time
  window.getComputedStyle = (element) => (element as HTMLElement).style;
  completeLabels();
  // nothing is laid out here; without a parent PrimeReact takes its menu for hidden, and hides it
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    // React warns of an element that the browser does not know
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
  // nothing is laid out, so nothing ever changes its size
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // what is sent goes through Node's own network, which takes Node's own files alone
  Object.assign(window, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfBoth });
  // as wide as a desk: nothing is narrower than asked for
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}

/** jsdom goes through the whole page for the control of each label, and through all labels for those of each control. */
function completeLabels(): void {
  Object.defineProperty(HTMLLabelElement.prototype, 'control', { get: controlOf });
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { get: labelsOf });
}

function controlOf(this: HTMLLabelElement): Element | null {
  const { htmlFor } = this;
  return htmlFor
    ? rootOf(this).getElementById(htmlFor)
    : this.querySelector('button, input, select, textarea');
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const root = rootOf(this);
  // a page's own collection is kept until the page changes; a shadow root has none
  const labels =
    root instanceof Document ? root.getElementsByTagName('label') : root.querySelectorAll('label');
  return [...labels].filter(
    (label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
  );
}

/** The demo's panel stands in a root of its own; what stands nowhere has no label beside it. */
function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : document;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}

/** The modal dialog of a browser asks before Escape closes it, and puts the focus inside. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  this.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const cancel = new Event('cancel', { cancelable: true });
    this.dispatchEvent(cancel);
    if (!cancel.defaultPrevented) this.close();
  });
  const inside = this.querySelector<HTMLElement>('[autofocus], button, [href], input, textarea');
  if (!this.contains(document.activeElement)) inside?.focus();
}
