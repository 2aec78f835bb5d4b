import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';

/** jsdom replaces Node's FormData; this is the class that Node's network uses in responses. */
const NodeFormData = (await new Response(new URLSearchParams()).formData()).constructor as typeof FormData;
const PageFormData = window.FormData;

/** Node's FormData cannot read a form element: the page's own reads the fields. */
class FormDataOfBoth extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    if (form) for (const [name, value] of new PageFormData(form)) this.append(name, value);
  }
}

/** Adds the browser features that the console uses and jsdom lacks. */
export function completePage(): void {
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.show = show;
  HTMLDialogElement.prototype.close = close;
  closeByEscape();
  // Without a stylesheet a popover is always visible.
  HTMLElement.prototype.hidePopover = () => {};
  HTMLElement.prototype.showPopover = () => {};
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // No stylesheet is loaded, so the inline style is the whole style. jsdom evaluates its default stylesheet
  // for each element of a role query, which took most of a journey's time.
  window.getComputedStyle = (element) => (element as HTMLElement).style;
  completeLabels();
  // jsdom has no layout; without a parent PrimeReact takes its menu for hidden, and hides it.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    // React warns about an element that the browser does not know.
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
  // Without layout no element ever changes its size.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Requests use Node's own network, which accepts only Node's own files.
  Object.assign(window, { Blob: NodeBlob, File: NodeFile, FormData: FormDataOfBoth });
  // A wide window: no `max-width` query matches.
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}

/** jsdom searches the whole page for the control of each label, and all labels for those of each control. */
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
  // The page's own collection is cached until the page changes; a shadow root has none.
  const labels =
    root instanceof Document ? root.getElementsByTagName('label') : root.querySelectorAll('label');
  return [...labels].filter(
    (label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)) && label.control === this,
  );
}

/** The demo's panel has its own root; a detached element has no label beside it. */
function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : document;
}

/** The open modal dialogs, the topmost last. */
let modals: HTMLDialogElement[] = [];

function close(this: HTMLDialogElement): void {
  modals = modals.filter((one) => one !== this);
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** A dialog without a veil moves the focus inside too; Escape is the page's. */
function show(this: HTMLDialogElement): void {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, [href], input, textarea')?.focus();
}

/** A browser's modal dialog moves the focus inside. */
function showModal(this: HTMLDialogElement): void {
  this.open = true;
  modals = [...modals, this];
  // the demo's panel lets no key out of its root
  if (this.getRootNode() instanceof ShadowRoot) this.addEventListener('keydown', closeTopmost);
  const inside = this.querySelector<HTMLElement>('[autofocus], button, [href], input, textarea');
  if (!this.contains(document.activeElement)) inside?.focus();
}

/**
 * At Escape a browser fires `cancel` at the topmost dialog and closes it. A page may refuse once, and once more after
 * a press or another key.
 */
function closeByEscape(): void {
  window.addEventListener('pointerdown', allowRefusal, { capture: true });
  window.addEventListener('keydown', ({ key }) => key !== 'Escape' && allowRefusal(), { capture: true });
  window.addEventListener('keydown', closeTopmost);
}

let mayRefuse = true;

function allowRefusal(): void {
  mayRefuse = true;
}

const seen = new WeakSet<Event>();

function closeTopmost(event: KeyboardEvent): void {
  const { key, defaultPrevented, isComposing } = event;
  const dialog = modals.filter((one) => one.isConnected).at(-1);
  if (key !== 'Escape' || defaultPrevented || isComposing || dialog === undefined || seen.has(event)) return;
  seen.add(event);
  const cancel = new Event('cancel', { cancelable: mayRefuse });
  mayRefuse = false;
  if (dialog.dispatchEvent(cancel)) dialog.close();
}
