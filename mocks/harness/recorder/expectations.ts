import type { Seen } from '#mocks/harness/report/seen';
import { withoutRoot } from './action-code';
import { code, exactCode } from './code';
import type { PageFact } from './sentence-of';

/** What a test may expect of the page, in words and as a statement. */
export interface Expectation {
  says: PageFact;
  code: string;
}

type Propose = (seenNow: Seen, seenBefore: Seen, root: string) => Expectation[];

const dialogCode = ({ role, name }: Seen['dialogs'][number]) =>
  `expect(page.getByRole(${code(role)}, { name: ${code(name)}, exact: true }))`;

const dialogsNotIn = (dialogs: Seen['dialogs'], knownDialogs: Seen['dialogs']) =>
  dialogs.filter(({ role, name }) => !knownDialogs.some((one) => one.role === role && one.name === name));

/** What a test may expect after a change of the page, in the order in which a user notices it. */
const PROPOSALS: readonly Propose[] = [
  (seenNow, seenBefore) =>
    dialogsNotIn(seenNow.dialogs, seenBefore.dialogs).map((dialog) => ({
      says: { kind: 'dialogOpens', value: dialog.name },
      code: `${dialogCode(dialog)}.toBeVisible()`,
    })),
  (seenNow, seenBefore) =>
    dialogsNotIn(seenBefore.dialogs, seenNow.dialogs).map((dialog) => ({
      says: { kind: 'dialogCloses', value: dialog.name },
      code: `${dialogCode(dialog)}.toBeHidden()`,
    })),
  // the test may be faster than the user was, so that earlier messages still stand
  ({ toasts }) =>
    toasts.map((text) => ({
      says: { kind: 'message', value: text },
      code: `expect(toasts.filter({ hasText: ${exactCode(text)} })).toHaveCount(1)`,
    })),
  (seenNow, seenBefore, root) =>
    ifChanged(seenNow.address !== seenBefore.address, () => {
      const address = withoutRoot(seenNow.address, root);
      return { says: { kind: 'address', value: address }, code: `expect(page).toHaveURL(${code(address)})` };
    }),
  (seenNow, seenBefore) =>
    ifChanged(seenNow.heading !== seenBefore.heading && seenNow.heading !== '', () => ({
      says: { kind: 'heading', value: seenNow.heading },
      code: `expect(page.getByRole('heading', { level: 1 })).toHaveText(${code(seenNow.heading)})`,
    })),
  (seenNow, seenBefore) =>
    ifChanged(seenNow.rows !== seenBefore.rows && seenNow.rows !== null, () => ({
      says: { kind: 'rows', value: String(seenNow.rows) },
      code: `expect(records.rows).toHaveCount(${seenNow.rows})`,
    })),
];

const ifChanged = (isChanged: boolean, expectation: () => Expectation): Expectation[] =>
  isChanged ? [expectation()] : [];

export const proposedExpectations = (seenNow: Seen, seenBefore: Seen, root: string): Expectation[] =>
  PROPOSALS.flatMap((propose) => propose(seenNow, seenBefore, root));
