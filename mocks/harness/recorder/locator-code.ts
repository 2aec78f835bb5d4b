import { type Container, isRowRole, type Target } from '#mocks/harness/player/target';
import { code, patternCode } from './code';

/** The locator of Playwright that finds the target, in the words of e2e/fixtures.ts. */
export function locatorCode(target: Target, isList: boolean): string {
  const { role, name, within, nth } = target;
  if (role === 'searchbox' && isList && nth === undefined && isOfPage(within)) return 'records.search';
  const root = within ? containerCode(within) : 'page';
  const ownLocator =
    role === null ? `getByText(${textCode(name)})` : `getByRole(${code(role)}, ${nameCode(name)})`;
  return `${root}.${ownLocator}${nth === undefined ? '' : `.nth(${nth})`}`;
}

const isOfPage = (within: Container | undefined) => !within || ['main', 'search'].includes(within.role);

/** Rows have no name of their own; the fixture `records` finds those of the page's list. */
export function containerCode({ role, name }: Container): string {
  const filter = `.filter({ hasText: ${code(name)} })`;
  if (role === 'record') return `records.rows${filter}`;
  if (isRowRole(role)) return `page.getByRole(${code(role)})${filter}`;
  return name === '' ? `page.getByRole(${code(role)})` : `page.getByRole(${code(role)}, ${nameCode(name)})`;
}

/** Without `exact`, a name also finds the longer names that contain it. */
const nameCode = (name: Target['name']) =>
  typeof name === 'string'
    ? `{ name: ${code(name)}, exact: true }`
    : `{ name: ${patternCode(name.start, name.end)} }`;

const textCode = (name: Target['name']) =>
  typeof name === 'string' ? `${code(name)}, { exact: true }` : patternCode(name.start, name.end);
