import { elementName } from './element-name';
import { HIDDEN_TEXT, isSecretField, watchSecretFields } from './secret-fields';
import type { Target } from './target';
import { targetOf } from './target-of';

type ActionKind = 'press' | 'type' | 'choose' | 'check' | 'uncheck' | 'file' | 'key';

/** What a user has done to the page. */
export interface UserAction {
  kind: ActionKind;
  /** Name of the element, or the key. */
  name: string;
  /** Typed or chosen text. */
  value: string;
  /** Null where no role and name find the element again, and for a key that belongs to the whole page. */
  target: Target | null;
  /** More text in the field of the last action: its value replaces that of the last action. */
  continues: boolean;
}

const PRESSABLE =
  'a[href], button, summary, [role=button], [role=menuitem], [role=menuitemradio], [role=option], [role=tab], [role=link], [role=gridcell]';
/** A click on a cell of such a row opens its record. */
const RECORD_CELL = 'tr.opens > :is(td, th)';
/** Keys with a meaning of their own outside of typing. */
const COMMAND_KEYS = ['Escape', 'Delete', 'ArrowUp', 'ArrowDown'];
/** In a field these move the caret. */
const CARET_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** With Alt, these open the panel and its report, and present. */
const PANEL_KEYS: ReadonlySet<string> = new Set(['KeyQ', 'KeyJ', 'KeyP']);

/** Reports presses, typed text and keys before the console handles them. The panel is no part of the page. */
export function observeUserActions(report: (action: UserAction) => void, signal: AbortSignal): void {
  let lastTyped: { field: Element; target: Target | null } | null = null;
  const reportAction = (kind: ActionKind, name: string, value: string, target: Target | null) => {
    lastTyped = null;
    report({ kind, name, value, target, continues: false });
  };
  const onDocument = <Name extends 'click' | 'input' | 'change' | 'keydown'>(
    name: Name,
    listener: (event: DocumentEventMap[Name], target: Element) => void,
  ) =>
    document.addEventListener(
      name,
      (event) => {
        // the panel's own events have its host as target
        const { target } = event;
        if (target instanceof Element && !target.hasAttribute('data-harness')) listener(event, target);
      },
      { capture: true, signal },
    );

  watchSecretFields(document, signal);
  onDocument('click', (event, target) => {
    const pressed =
      target.closest(PRESSABLE) ?? (target.closest('label') ? null : target.closest(RECORD_CELL));
    if (pressed && !isImplicitSubmission(event, pressed))
      reportAction('press', elementName(pressed), '', targetOf(pressed));
  });
  onDocument('input', (_, field) => {
    if (!isTextInput(field)) return;
    const target = lastTyped?.field === field ? lastTyped.target : targetOf(field);
    const value = isSecretField(field) ? HIDDEN_TEXT : field.value;
    report({
      kind: 'type',
      name: elementName(field),
      value,
      target,
      continues: lastTyped?.field === field,
    });
    lastTyped = { field, target };
  });
  onDocument('change', (_, field) => {
    const fieldChange = isFormField(field) ? changeOf(field) : null;
    if (fieldChange) reportAction(fieldChange.kind, elementName(field), fieldChange.value, targetOf(field));
  });
  onDocument('keydown', (event, target) => {
    // a browser that fills a field in fires an event without a key
    const key = event.key === undefined ? null : recordedKey(event, target);
    if (key !== null) reportAction('key', key, '', target === document.body ? null : targetOf(target));
  });
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isFormField = (element: Element): element is FormField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (element: Element): element is TextInput =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

function changeOf(field: FormField) {
  if (field instanceof HTMLSelectElement) {
    const value = [...field.selectedOptions].map(({ label }) => label).join(', ');
    return { kind: 'choose' as const, value };
  }
  if (field instanceof HTMLInputElement && field.files) {
    const value = [...field.files].map((file) => `${file.name} (${file.size} B)`).join(', ');
    return { kind: 'file' as const, value };
  }
  if (field.type !== 'checkbox' && field.type !== 'radio') return null;
  return { kind: field.matches(':checked') ? ('check' as const) : ('uncheck' as const), value: '' };
}

/** Enter in a field makes the browser click the form's button: the key is the action. */
function isImplicitSubmission({ detail }: MouseEvent, pressed: Element): boolean {
  const { activeElement } = document;
  return (
    detail === 0 &&
    pressed instanceof HTMLButtonElement &&
    activeElement instanceof HTMLInputElement &&
    activeElement.form !== null &&
    activeElement.form === pressed.form
  );
}

/** Shortcuts, and the keys that confirm, close or move; not what is typed into a field. */
function recordedKey(event: KeyboardEvent, target: Element): string | null {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || (altKey && PANEL_KEYS.has(event.code))) return null;
  const modifiers = [ctrlKey && 'Ctrl+', metaKey && 'Meta+', altKey && 'Alt+'].filter(Boolean).join('');
  const isCharacter = key.length === 1;
  if (modifiers !== '') return isCharacter || key === 'Enter' ? modifiers + key : null;
  if (COMMAND_KEYS.includes(key)) return key;
  // the browser turns these keys on a control into a click
  if (key === 'Enter' || key === ' ')
    return target.closest(PRESSABLE) || (key === ' ' && isFormField(target)) ? null : key;
  return (isCharacter || CARET_KEYS.includes(key)) && !isFormField(target) ? key : null;
}
