import type { Difference } from './judge-call';
import type { EndpointJudgement, FakeComparison, HarJudgement, Verdict } from './judge-har';
import type { Kind } from './kind-of-value';
import type { ContractWords } from './words-ja';

/** One line of the table: an endpoint without a difference has one, any other has one for each difference. */
export interface JudgementRow {
  id: string;
  endpoint: string;
  calls: number;
  statuses: string;
  verdict: string;
  side: string;
  path: string;
  due: string;
  came: string;
  fake: string;
}

/** `ids`: the rows of docs/endpoints.md, by method and path. */
export function judgementRows(
  { endpoints }: HarJudgement,
  words: ContractWords,
  ids: ReadonlyMap<string, string> = new Map(),
): JudgementRow[] {
  return inOrder(endpoints).flatMap((judgement) => {
    const { method, path, calls, verdicts, differences, fake } = judgement;
    const endpoint = `${method} ${path}`;
    const row = {
      id: ids.get(endpoint) ?? '',
      endpoint,
      calls,
      statuses: judgement.statuses.join(' '),
      verdict: words.verdicts[verdicts[0] ?? 'fits'],
      side: '',
      path: '',
      due: '',
      came: '',
      fake: fakeText(fake, words),
    };
    if (differences.length === 0) return [row];
    return differences.map((one, at) => ({
      ...row,
      ...differenceTexts(one, words),
      calls: one.calls,
      fake: at === 0 ? row.fake : '',
    }));
  });
}

export const differenceTexts = (
  { kind, side, path, due, came }: Difference,
  words: ContractWords,
): Pick<JudgementRow, 'verdict' | 'side' | 'path' | 'due' | 'came'> => ({
  verdict: words.verdicts[kind],
  side: words.sides[side],
  path: path === '' ? words.whole : path === '/' ? words.slash : path,
  due: kind === 'otherwise' || kind === 'unreadable' ? kindsText(due, words) : '',
  came: kind === 'status' || kind === 'unrecorded' ? '' : cameText(came, due, words),
});

/** Differences first, endpoints without a call last; otherwise the order of the contract. */
export const inOrder = (endpoints: readonly EndpointJudgement[]): EndpointJudgement[] =>
  endpoints.toSorted((left, right) => rank(left) - rank(right));

const ORDER: readonly Verdict[] = [
  'unreadable',
  'status',
  'otherwise',
  'unknown',
  'unrecorded',
  'fits',
  'neverSeen',
];
const rank = ({ verdicts: [worst = 'fits'] }: EndpointJudgement) => ORDER.indexOf(worst);

export const kindsText = (kinds: readonly Kind[], words: ContractWords): string =>
  kinds.map((kind) => words.kinds[kind]).join(words.or);

/** A text that is none of the allowed words is not told apart from any other by its kind. */
const cameText = (came: Kind, due: readonly Kind[], words: ContractWords) =>
  came === 'word' || (came === 'text' && due.includes('word')) ? words.otherWord : words.kinds[came];

export function fakeText(fake: FakeComparison, words: ContractWords): string {
  if (fake === null) return '';
  if (fake.kind === 'same') return words.fakeSame;
  if (fake.kind === 'status') return words.fakeRefuses(fake.statuses.join(' '));
  return fake.differences
    .map(({ path, real, fake: ours }) =>
      words.fakeDiffers(path === '' ? words.whole : path, textOf(real, words), textOf(ours, words)),
    )
    .join('; ');
}

const textOf = (kinds: readonly Kind[], words: ContractWords) =>
  kinds.length === 0 ? words.kinds.missing : kindsText(kinds, words);
