import type { NewFault } from '#mocks/backend/protocol/faults';
import { callsOfScreen } from '#mocks/harness/panel/calls/call-options';
import { WRITE_VERBS, type WriteVerb, writeVerbOf } from '#mocks/harness/panel/calls/call-verbs';
import type { DocumentedCall } from '#mocks/harness/panel/calls/documented-calls';
import { SCREEN_TITLES } from '#mocks/harness/panel/calls/screen-titles';

/** What fails on a page. */
export interface PageFailure {
  /** Null: the page cannot load its records. */
  verb: WriteVerb | null;
  /** The Japanese name of the records; empty for a page without a title in the menu. */
  records: string;
  /** What the call does, as docs/spec/endpoints.md says it: `Deletes a notification`. */
  does: string;
  faults: readonly NewFault[];
}

/**
 * The failure of what is written on a page: of its deletions, else of what it creates, sends or changes; on a page
 * that writes nothing, of its list.
 */
export function failureOfPage(documented: readonly DocumentedCall[], screen: string): PageFailure {
  const calls = callsOfScreen(documented, screen);
  const records = (SCREEN_TITLES[screen.replace('/:city/', '')] ?? '').replace(/(一覧|管理|設定)$/, '');
  const verb = WRITE_VERBS.find((one) => calls.some((call) => writeVerbOf(call) === one)) ?? null;
  const failingCalls = calls.filter((call) => writeVerbOf(call) === verb);
  const does = (failingCalls[0]?.does ?? '').replace(/[;,.:(].*$/, '').trim();
  if (failingCalls.length === 0) return { verb, records, does, faults: [failedCall('GET', '*')] };
  return { verb, records, does, faults: failingCalls.map(({ method, path }) => failedCall(method, path)) };
}

const failedCall = (method: string, path: string): NewFault => ({
  method,
  path,
  effect: { kind: 'status', status: 500 },
  left: null,
});
