import type { Seen } from '#mocks/harness/report/seen';
import { withoutRoot } from './action-code';
import { code, exactCode } from './code';
import type { PageFact } from './sentence-of';

/** What a test may expect of the page, in words and as a statement. */
export interface Expectation {
  says: PageFact;
  code: string;
}

type Propose = (now: Seen, before: Seen, root: string) => Expectation[];

const dialogCode = ({ role, name }: Seen['dialogs'][number]) =>
  `expect(page.getByRole(${code(role)}, { name: ${code(name)}, exact: true }))`;

const others = (dialogs: Seen['dialogs'], known: Seen['dialogs']) =>
  dialogs.filter(({ role, name }) => !known.some((one) => one.role === role && one.name === name));

/** What a test may expect after a change of the page, in the order in which a user notices it. */
const PROPOSALS: readonly Propose[] = [
  (now, before) =>
    others(now.dialogs, before.dialogs).map((one) => ({
      says: { kind: 'dialogOpens', value: one.name },
      code: `${dialogCode(one)}.toBeVisible()`,
    })),
  (now, before) =>
    others(before.dialogs, now.dialogs).map((one) => ({
      says: { kind: 'dialogCloses', value: one.name },
      code: `${dialogCode(one)}.toBeHidden()`,
    })),
  // the test may be faster than the user was, so that earlier messages still stand
  ({ toasts }) =>
    toasts.map((text) => ({
      says: { kind: 'message', value: text },
      code: `expect(toasts.filter({ hasText: ${exactCode(text)} })).toHaveCount(1)`,
    })),
  (now, before, root) =>
    ifChanged(now.address !== before.address, () => {
      const address = withoutRoot(now.address, root);
      return { says: { kind: 'address', value: address }, code: `expect(page).toHaveURL(${code(address)})` };
    }),
  (now, before) =>
    ifChanged(now.heading !== before.heading && now.heading !== '', () => ({
      says: { kind: 'heading', value: now.heading },
      code: `expect(page.getByRole('heading', { level: 1 })).toHaveText(${code(now.heading)})`,
    })),
  (now, before) =>
    ifChanged(now.rows !== before.rows && now.rows !== null, () => ({
      says: { kind: 'rows', value: String(now.rows) },
      code: `expect(records.rows).toHaveCount(${now.rows})`,
    })),
];

const ifChanged = (isChanged: boolean, expectation: () => Expectation): Expectation[] =>
  isChanged ? [expectation()] : [];

export const proposedExpectations = (now: Seen, before: Seen, root: string): Expectation[] =>
  PROPOSALS.flatMap((propose) => propose(now, before, root));
