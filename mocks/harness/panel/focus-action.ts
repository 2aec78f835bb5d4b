const NAMED_ELEMENTS = 'button, label, legend, summary, h3, [aria-label], [placeholder]';
const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled, summary';

/** Focuses the control with this text in a part: itself, or the first control under the legend or heading. */
export function focusAction(part: ParentNode, text: string): void {
  const named = [...part.querySelectorAll<HTMLElement>(NAMED_ELEMENTS)].find((one) =>
    textsOf(one).includes(text),
  );
  if (!named) return;
  const control = controlOf(named) ?? named;
  // a heading with nothing to press below it yet
  if (control === named && !named.matches(CONTROLS)) named.tabIndex = -1;
  control.focus();
  control.scrollIntoView({ block: 'center' });
}

const textsOf = (element: HTMLElement) => [
  element.ariaLabel,
  element.textContent?.trim(),
  // the label of a field includes its options and its value
  element.firstChild?.textContent?.trim(),
  [...element.childNodes].findLast(({ nodeType }) => nodeType === Node.TEXT_NODE)?.textContent?.trim(),
];

function controlOf(named: HTMLElement): HTMLElement | undefined {
  if (named.matches(CONTROLS)) return named;
  if (named instanceof HTMLLabelElement && named.control) return named.control;
  const region = named.closest('fieldset, section, form') ?? named.parentElement;
  const controls = [...(region?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const controlsAfter = controls.filter(
    (one) => (named.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return controlsAfter[0];
}
