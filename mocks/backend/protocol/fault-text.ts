import type { Effect, NewFault } from './faults';

/** The failures of Firebase that a scenario can cause (`fault=firebase …`). */
export const FIREBASE_FAULTS = [
  'invalid-custom-token',
  'user-token-expired',
  'invalid-user-token',
  'permission-denied',
  'unavailable',
  'missing-user',
  'write-denied',
] as const;
export type FirebaseFault = (typeof FIREBASE_FAULTS)[number];

export const FAULT_METHODS = ['*', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What a problem shows of the syntax. */
export const FAULT_SYNTAX =
  'METHOD path (401 | offline | hang | lost | garbage | wrong | empty | cut:50 | slow:700 | delay:ms) [xN] [@set]';

/** Reads `METHOD path effect [xN] [@set]`, the syntax of links and panel; null when the text is unreadable. */
export function readFault(text: string): NewFault | null {
  const [method = '', path = '', effectText = '', ...rest] = text.trim().split(/\s+/);
  const effect = readEffect(effectText);
  const { left, set, isReadable } = readRest(rest);
  const isKnownMethod = (FAULT_METHODS as readonly string[]).includes(method.toUpperCase());
  if (!isKnownMethod || !/^[/*]/.test(path) || effect === null || !isReadable) return null;
  const fault = { method: method.toUpperCase(), path: asContractPath(path), effect, left };
  return set === undefined ? fault : { ...fault, set };
}

export function writeFault({ method, path, effect, left, set }: NewFault): string {
  const times = left === null ? [] : [`x${left}`];
  const setName = set === undefined ? [] : [`@${set.replace(/[\s%]/g, encodeURIComponent)}`];
  return [method, path, writeEffect(effect), ...times, ...setName].join(' ');
}

export const FAULT_KINDS = ['offline', 'hang', 'lost', 'garbage', 'wrong', 'empty'] as const;

export function readEffect(text: string): Effect | null {
  const kind = FAULT_KINDS.find((faultKind) => faultKind === text);
  if (kind !== undefined) return { kind };
  const [, timedKind, ms] = /^(delay|slow):(\d{1,7})$/.exec(text) ?? [];
  if (timedKind === 'delay' || timedKind === 'slow') return { kind: timedKind, ms: Number(ms) };
  const [, percent] = /^cut:(\d\d?)$/.exec(text) ?? [];
  if (percent !== undefined) return { kind: 'cut', percent: Number(percent) };
  const [, missingFields] = /^wrong:([\w,]+)$/.exec(text) ?? [];
  if (missingFields !== undefined) return { kind: 'wrong', field: missingFields };
  // No 1xx status: the Response constructor rejects a status outside 200 to 599.
  const [, status, field, message] = /^([2-5]\d\d)(?::(\w+)(?:=(\S*))?)?$/.exec(text) ?? [];
  if (status === undefined) return null;
  if (field === undefined) return { kind: 'status', status: Number(status) };
  return { kind: 'status', status: Number(status), field, text: decodedText(message ?? '') };
}

/** Spaces separate the parts of a rule, so a text contains %20 instead. */
function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function writeEffect(effect: Effect): string {
  if (effect.kind === 'delay' || effect.kind === 'slow') return `${effect.kind}:${effect.ms}`;
  if (effect.kind === 'cut') return `cut:${effect.percent}`;
  if (effect.kind === 'wrong' && effect.field !== undefined) return `wrong:${effect.field}`;
  if (effect.kind !== 'status') return effect.kind;
  const { status, field, text } = effect;
  if (field === undefined) return String(status);
  return text ? `${status}:${field}=${encodeURIComponent(text)}` : `${status}:${field}`;
}

export const readFirebaseFault = (text: string): FirebaseFault | null =>
  FIREBASE_FAULTS.find((fault) => `firebase ${fault}` === text.trim().replace(/\s+/, ' ')) ?? null;

/** `x3`, `@name`, both in this order, or neither. */
function readRest(parts: readonly string[]) {
  const [, times, setName] = /^(?:x([1-9]\d{0,5}))? ?(?:@(\S+))?$/.exec(parts.join(' ')) ?? [];
  return {
    left: times === undefined ? null : Number(times),
    set: setName === undefined ? undefined : decodedText(setName),
    isReadable: parts.length === [times, setName].filter((part) => part !== undefined).length,
  };
}

/** The specification writes `{city}`, the contract `:city`; a contract path has no query. */
const asContractPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\?.*$/, '');
