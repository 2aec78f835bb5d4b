/** The text in place of a typed password. */
export const HIDDEN_TEXT = '•••';

const PASSWORD_FIELDS =
  'input[type=password], input[autocomplete~=current-password], input[autocomplete~=new-password]';

/** Fields that were password fields once: the button that reveals a password changes the type of its field. */
const formerPasswordFields = new WeakSet<Element>();
let observer: MutationObserver | null = null;

/** Whether the text of the field is a password, also while it is shown. */
export function isSecretField(element: Element): boolean {
  if (observer) keepFormerPasswordFields(observer.takeRecords());
  return element.matches(PASSWORD_FIELDS) || formerPasswordFields.has(element);
}

/** From now on, each field that stops to be a password field stays a secret one. */
export function watchSecretFields(page: Document, signal: AbortSignal): void {
  if (observer) return;
  observer = new MutationObserver(keepFormerPasswordFields);
  observer.observe(page, {
    subtree: true,
    attributes: true,
    attributeFilter: ['type'],
    attributeOldValue: true,
  });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    observer = null;
  });
}

function keepFormerPasswordFields(changes: readonly MutationRecord[]) {
  for (const { target, oldValue } of changes)
    if (target instanceof Element && oldValue?.toLowerCase() === 'password') formerPasswordFields.add(target);
}
