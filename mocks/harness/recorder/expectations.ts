import type { Seen } from '#mocks/harness/report/seen';
import { withoutRoot } from './action-code';
import { code, exactCode } from './code';

type Propose = (now: Seen, before: Seen, root: string) => string[];

const dialogCode = ({ role, name }: Seen['dialogs'][number]) =>
  `expect(page.getByRole(${code(role)}, { name: ${code(name)}, exact: true }))`;

const others = (dialogs: Seen['dialogs'], known: Seen['dialogs']) =>
  dialogs.filter(({ role, name }) => !known.some((one) => one.role === role && one.name === name));

/** What a test may expect after a change of the page, in the order in which a user notices it. */
const PROPOSALS: readonly Propose[] = [
  (now, before) => others(now.dialogs, before.dialogs).map((one) => `${dialogCode(one)}.toBeVisible()`),
  (now, before) => others(before.dialogs, now.dialogs).map((one) => `${dialogCode(one)}.toBeHidden()`),
  // the test may be faster than the user was, so that earlier messages still stand
  ({ toasts }) =>
    toasts.map((text) => `expect(toasts.filter({ hasText: ${exactCode(text)} })).toHaveCount(1)`),
  (now, before, root) =>
    now.address === before.address ? [] : [`expect(page).toHaveURL(${code(withoutRoot(now.address, root))})`],
  (now, before) =>
    now.heading === before.heading || now.heading === ''
      ? []
      : [`expect(page.getByRole('heading', { level: 1 })).toHaveText(${code(now.heading)})`],
  (now, before) =>
    now.rows === before.rows || now.rows === null ? [] : [`expect(records.rows).toHaveCount(${now.rows})`],
];

export const proposedExpectations = (now: Seen, before: Seen, root: string): string[] =>
  PROPOSALS.flatMap((propose) => propose(now, before, root));
