import type { Difference } from './judge-call';
import type { EndpointJudgement, FakeComparison, HarJudgement, Verdict } from './judge-har';
import type { ValueKind } from './kind-of-value';
import type { ContractTexts } from './texts-ja';

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

/** `ids`: the rows of docs/spec/endpoints.md, by method and path. */
export function judgementRows(
  { endpoints }: HarJudgement,
  texts: ContractTexts,
  ids: ReadonlyMap<string, string> = new Map(),
): JudgementRow[] {
  return worstFirst(endpoints).flatMap((judgement) => {
    const { method, path, calls, verdicts, differences, fake } = judgement;
    const endpoint = `${method} ${path}`;
    const endpointRow = {
      id: ids.get(endpoint) ?? '',
      endpoint,
      calls,
      statuses: judgement.statuses.join(' '),
      verdict: texts.verdicts[verdicts[0] ?? 'fits'],
      side: '',
      path: '',
      due: '',
      came: '',
      fake: fakeText(fake, texts),
    };
    if (differences.length === 0) return [endpointRow];
    return differences.map((one, index) => ({
      ...endpointRow,
      ...differenceTexts(one, texts),
      calls: one.calls,
      fake: index === 0 ? endpointRow.fake : '',
    }));
  });
}

export const differenceTexts = (
  { kind, side, path, due, came }: Difference,
  texts: ContractTexts,
): Pick<JudgementRow, 'verdict' | 'side' | 'path' | 'due' | 'came'> => ({
  verdict: texts.verdicts[kind],
  side: texts.sides[side],
  path: path === '' ? texts.whole : path === '/' ? texts.slash : path,
  due: kind === 'otherwise' || kind === 'unreadable' ? kindsText(due, texts) : '',
  came: kind === 'status' || kind === 'unrecorded' ? '' : receivedText(came, due, texts),
});

/** Differences first, endpoints without a call last; otherwise the order of the contract. */
export const worstFirst = (endpoints: readonly EndpointJudgement[]): EndpointJudgement[] =>
  endpoints.toSorted((left, right) => rank(left) - rank(right));

const VERDICT_ORDER: readonly Verdict[] = [
  'unreadable',
  'status',
  'otherwise',
  'unknown',
  'unrecorded',
  'fits',
  'neverSeen',
];
const rank = ({ verdicts: [worst = 'fits'] }: EndpointJudgement) => VERDICT_ORDER.indexOf(worst);

export const kindsText = (kinds: readonly ValueKind[], texts: ContractTexts): string =>
  kinds.map((kind) => texts.kinds[kind]).join(texts.or);

/** A text that is none of the allowed words is not told apart from any other by its kind. */
const receivedText = (came: ValueKind, due: readonly ValueKind[], texts: ContractTexts) =>
  came === 'word' || (came === 'text' && due.includes('word')) ? texts.otherWord : texts.kinds[came];

export function fakeText(fake: FakeComparison, texts: ContractTexts): string {
  if (fake === null) return '';
  if (fake.kind === 'same') return texts.fakeSame;
  if (fake.kind === 'status') return texts.fakeRefuses(fake.statuses.join(' '));
  return fake.differences
    .map(({ path, real: realKinds, fake: fakeKinds }) =>
      texts.fakeDiffers(
        path === '' ? texts.whole : path,
        kindsOrMissing(realKinds, texts),
        kindsOrMissing(fakeKinds, texts),
      ),
    )
    .join('; ');
}

const kindsOrMissing = (kinds: readonly ValueKind[], texts: ContractTexts) =>
  kinds.length === 0 ? texts.kinds.missing : kindsText(kinds, texts);
