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
  /** The number of calls with this difference. */
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

interface MatchedCall {
  call: RecordedCall;
  match: Match;
}

/** Judges every call of a HAR by the contract, endpoint by endpoint. The result contains no value of the file. */
export async function judgeHar(
  { calls, leftOut }: HarReading,
  { endpoints: allEndpoints, base: givenBase = null, answerOfFake = null }: Options,
): Promise<HarJudgement> {
  // the open-data service is another host, with a contract of its own
  const endpoints = allEndpoints.filter(({ host }) => host === 'backend');
  const match = callMatcher(endpoints);
  const base = givenBase ?? findBase(calls, match);
  const callsByEndpoint = new Map<Endpoint, MatchedCall[]>();
  const strangers = new Map<string, number>();
  let otherHosts = 0;
  for (const call of calls) {
    const path = base === null ? null : pathBelow(base, call.url);
    const endpointMatch = path === null ? null : match(call.method, path);
    if (path === null) otherHosts += 1;
    else if (endpointMatch === null) {
      const name = `${call.method} ${unknownPath(path, endpoints)}`;
      strangers.set(name, (strangers.get(name) ?? 0) + 1);
    } else
      callsByEndpoint.set(endpointMatch.endpoint, [
        ...(callsByEndpoint.get(endpointMatch.endpoint) ?? []),
        { call, match: endpointMatch },
      ]);
  }
  const judgements: EndpointJudgement[] = [];
  for (const endpoint of endpoints)
    judgements.push(await judgeEndpoint(endpoint, callsByEndpoint.get(endpoint) ?? [], answerOfFake));
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
  matchedCalls: readonly MatchedCall[],
  answerOfFake: AnswerOfFake | null,
): Promise<EndpointJudgement> {
  const differences = countDifferences(matchedCalls.map(({ call, match }) => judgeCall(call, match)));
  const foundKinds = DIFFERENCES.filter((kind) => differences.some((one) => one.kind === kind));
  return {
    method,
    path,
    calls: matchedCalls.length,
    statuses: [...new Set(matchedCalls.map(({ call }) => call.status))].toSorted(
      (left, right) => left - right,
    ),
    verdicts: foundKinds.length > 0 ? foundKinds : [matchedCalls.length > 0 ? 'fits' : 'neverSeen'],
    differences,
    fake: answerOfFake === null ? null : await comparisonOf(matchedCalls, answerOfFake),
  };
}

function countDifferences(all: readonly Difference[][]): CountedDifference[] {
  const countedByKey = new Map<string, CountedDifference>();
  for (const one of all.flat()) {
    const key = keyOfDifference(one);
    countedByKey.set(key, { ...one, calls: (countedByKey.get(key)?.calls ?? 0) + 1 });
  }
  return [...countedByKey.values()].toSorted(
    (left, right) => DIFFERENCES.indexOf(left.kind) - DIFFERENCES.indexOf(right.kind),
  );
}

async function comparisonOf(
  matchedCalls: readonly MatchedCall[],
  answerOfFake: AnswerOfFake,
): Promise<FakeComparison> {
  const realPayloads: unknown[] = [];
  const fakePayloads: unknown[] = [];
  const refusalStatuses = new Set<number>();
  for (const { call, match } of matchedCalls) {
    if (call.status >= 300 || call.status === 209 || call.answer.kind !== 'value') continue;
    const answer = await answerOfFake(call, match);
    if (answer === null) continue;
    if (answer.status >= 300 || answer.status === 209) refusalStatuses.add(answer.status);
    else {
      realPayloads.push(payloadOf(call.answer.value));
      fakePayloads.push(answer.data);
    }
  }
  if (realPayloads.length === 0)
    return refusalStatuses.size === 0 ? null : { kind: 'status', statuses: [...refusalStatuses] };
  // as one list each: a field that any answer has is known
  const differences = compareShapes(shapeOf(realPayloads), shapeOf(fakePayloads)).map((one) => ({
    ...one,
    path: one.path.replace(/^\[\]\.?/, ''),
  }));
  return differences.length === 0 ? { kind: 'same' } : { kind: 'other', differences };
}

const payloadOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
