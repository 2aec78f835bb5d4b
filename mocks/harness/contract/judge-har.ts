import type { Endpoint } from '#api/http/endpoint';
import { callMatcher, type Match } from '#mocks/backend/protocol/match-call';
import type { AnswerOfFake } from './fake-answers';
import { findBase, pathBelow } from './find-base';
import { DIFFERENCES, type Difference, judgeCall, keyOfDifference } from './judge-call';
import type { HarReading, LeftOut, RecordedCall } from './read-har';
import { compareShapes, type ShapeDifference, shapeOf } from './shape-of';
import { unknownPath } from './unknown-path';

export const VERDICTS = [...DIFFERENCES, 'fits', 'neverSeen'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface CountedDifference extends Difference {
  /** The calls that have it. */
  calls: number;
}

/** How the answers of the fake differ from the recorded ones; null: no answer of both could be compared. */
export type FakeComparison =
  | { kind: 'same' }
  | { kind: 'other'; differences: ShapeDifference[] }
  | { kind: 'status'; statuses: number[] }
  | null;

export interface EndpointJudgement {
  method: string;
  path: string;
  calls: number;
  /** The recorded statuses, ascending. */
  statuses: number[];
  /** All that were found, the most serious first; `fits` or `neverSeen` alone otherwise. */
  verdicts: Verdict[];
  differences: CountedDifference[];
  fake: FakeComparison;
}

export interface HarJudgement {
  /** The address below which the calls were found. */
  base: string | null;
  calls: number;
  endpoints: EndpointJudgement[];
  /** Calls below the base that the contract does not have: `GET /:city/api/new/`. */
  strangers: { call: string; calls: number }[];
  leftOut: Record<LeftOut | 'otherHosts', number>;
}

interface Options {
  endpoints: readonly Endpoint[];
  /** The address of the API, if it should not be guessed. */
  base?: string | null;
  /** Without it, nothing is compared with the fake. */
  answerOfFake?: AnswerOfFake | null;
}

interface Matched {
  call: RecordedCall;
  match: Match;
}

/** Judges every call of a HAR by the contract, endpoint by endpoint. The result contains no value of the file. */
export async function judgeHar(
  { calls, leftOut }: HarReading,
  { endpoints: all, base: given = null, answerOfFake = null }: Options,
): Promise<HarJudgement> {
  // the open-data service is another host, with a contract of its own
  const endpoints = all.filter(({ host }) => host === 'backend');
  const match = callMatcher(endpoints);
  const base = given ?? findBase(calls, match);
  const matched = new Map<Endpoint, Matched[]>();
  const strangers = new Map<string, number>();
  let otherHosts = 0;
  for (const call of calls) {
    const path = base === null ? null : pathBelow(base, call.url);
    const found = path === null ? null : match(call.method, path);
    if (path === null) otherHosts += 1;
    else if (found === null) {
      const name = `${call.method} ${unknownPath(path, endpoints)}`;
      strangers.set(name, (strangers.get(name) ?? 0) + 1);
    } else matched.set(found.endpoint, [...(matched.get(found.endpoint) ?? []), { call, match: found }]);
  }
  const judgements: EndpointJudgement[] = [];
  for (const endpoint of endpoints)
    judgements.push(await judgeEndpoint(endpoint, matched.get(endpoint) ?? [], answerOfFake));
  return {
    base,
    calls: calls.length - otherHosts,
    endpoints: judgements,
    strangers: [...strangers].map(([call, count]) => ({ call, calls: count })),
    leftOut: { ...leftOut, otherHosts },
  };
}

async function judgeEndpoint(
  { method, path }: Endpoint,
  matched: readonly Matched[],
  answerOfFake: AnswerOfFake | null,
): Promise<EndpointJudgement> {
  const differences = counted(matched.map(({ call, match }) => judgeCall(call, match)));
  const found = DIFFERENCES.filter((kind) => differences.some((one) => one.kind === kind));
  return {
    method,
    path,
    calls: matched.length,
    statuses: [...new Set(matched.map(({ call }) => call.status))].toSorted((left, right) => left - right),
    verdicts: found.length > 0 ? found : [matched.length > 0 ? 'fits' : 'neverSeen'],
    differences,
    fake: answerOfFake === null ? null : await comparisonOf(matched, answerOfFake),
  };
}

function counted(all: readonly Difference[][]): CountedDifference[] {
  const found = new Map<string, CountedDifference>();
  for (const one of all.flat()) {
    const key = keyOfDifference(one);
    found.set(key, { ...one, calls: (found.get(key)?.calls ?? 0) + 1 });
  }
  return [...found.values()].toSorted(
    (left, right) => DIFFERENCES.indexOf(left.kind) - DIFFERENCES.indexOf(right.kind),
  );
}

async function comparisonOf(
  matched: readonly Matched[],
  answerOfFake: AnswerOfFake,
): Promise<FakeComparison> {
  const real: unknown[] = [];
  const fake: unknown[] = [];
  const refused = new Set<number>();
  for (const { call, match } of matched) {
    if (call.status >= 300 || call.status === 209 || call.answer.kind !== 'value') continue;
    const answer = await answerOfFake(call, match);
    if (answer === null) continue;
    if (answer.status >= 300 || answer.status === 209) refused.add(answer.status);
    else {
      real.push(payloadOf(call.answer.value));
      fake.push(answer.data);
    }
  }
  if (real.length === 0) return refused.size === 0 ? null : { kind: 'status', statuses: [...refused] };
  // as one list each: a field that any answer has is known
  const differences = compareShapes(shapeOf(real), shapeOf(fake)).map((one) => ({
    ...one,
    path: one.path.replace(/^\[\]\.?/, ''),
  }));
  return differences.length === 0 ? { kind: 'same' } : { kind: 'other', differences };
}

const payloadOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
