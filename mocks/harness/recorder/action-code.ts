import { DEMO_PASSWORD } from '#mocks/harness/player/act-on-element';
import { HIDDEN_TEXT } from '#mocks/harness/player/secret-fields';
import type { Step } from '#mocks/harness/report/step';
import { code } from './code';
import { locatorCode } from './locator-code';

type WriteCode = (locator: string, step: Step) => string;

/** What a test does for each kind of step, and what it expects. Null: no test can do it by itself. */
const CODE_OF_STEP: Partial<Record<Step['kind'], WriteCode>> = {
  press: (locator) => `${locator}.click()`,
  type: (locator, { value }) => `${locator}.fill(${code(withPassword(value))})`,
  choose: (locator, { value, target }) => `${locator}.selectOption(${optionsCode(value, target?.role)})`,
  check: (locator) => `${locator}.check()`,
  uncheck: (locator) => `${locator}.uncheck()`,
  file: (locator, { value }) => `${locator}.setInputFiles(${filesCode(value)})`,
  key: (locator, { name }) => `${locator}.press(${code(keyName(name))})`,
  expectVisible: (locator) => `expect(${locator}).toBeVisible()`,
  expectText: (locator, step) => `expect(${locator}).${expectedText(step)}`,
};

/** Ways in which a user leaves the page by the browser itself. */
const NAVIGATION_CODE: ReadonlyMap<string, string> = new Map([
  ['back', 'page.goBack()'],
  ['forward', 'page.goForward()'],
  ['back_forward', 'page.goBack()'],
  ['reload', 'page.reload()'],
]);

/** One statement of a test, without `await`; null for an element that no role and name find again. */
export function actionCode(step: Step, root: string): string | null {
  const { kind, name, value, target } = step;
  if (kind === 'open') return NAVIGATION_CODE.get(value) ?? `page.goto(${code(withoutRoot(name, root))})`;
  if (kind === 'expectRows') return `expect(records.rows).toHaveCount(${Number(value)})`;
  if (kind === 'key' && !target) return `page.keyboard.press(${code(keyName(name))})`;
  const isList = typeof step.seen?.rows === 'number';
  return target ? (CODE_OF_STEP[kind]?.(locatorCode(target, isList), step) ?? null) : null;
}

/** Tests open the addresses of a demo at the root of its host. */
export const withoutRoot = (address: string, root: string): string =>
  address.startsWith(root) ? `/${address.slice(root.length)}`.replace(/^\/\//, '/') : address;

/** Options are chosen by what the user reads; only a list box has several. */
const optionsCode = (labels: string, role: string | null | undefined) =>
  role === 'listbox'
    ? `[${labels
        .split(', ')
        .map((label) => code({ label }))
        .join(', ')}]`
    : code({ label: labels });

/** `写真.png (5 B)`: the recording has the names alone. */
const filesCode = (value: string) => {
  const files = value.split(', ').map((file) => `picture(${code(file.replace(/ \(\d+ B\)$/, ''))})`);
  return files.length === 1 ? String(files[0]) : `[${files.join(', ')}]`;
};

/** Recordings have no passwords. */
const withPassword = (value: string) => (value === HIDDEN_TEXT ? DEMO_PASSWORD : value);

const keyName = (key: string) => key.replace('Ctrl+', 'Control+').replace(/ $/, 'Space');

const ROLES_WITH_VALUE: ReadonlySet<string | null | undefined> = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
]);

function expectedText({ target, value }: Step): string {
  if (target?.role === 'checkbox' || target?.role === 'radio')
    return value === 'true' ? 'toBeChecked()' : 'not.toBeChecked()';
  return `${ROLES_WITH_VALUE.has(target?.role) ? 'toHaveValue' : 'toHaveText'}(${code(withPassword(value))})`;
}
