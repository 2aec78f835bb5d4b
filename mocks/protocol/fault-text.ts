import type { Effect, FaultRule } from './faults';

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

export type NewFault = Omit<FaultRule, 'id'>;

/** Reads `METHOD path effect [xN]`, the syntax of links and panel; null when the text is unreadable. */
export function readFault(text: string): NewFault | null {
  const [method = '', path = '', effectText = '', times, ...rest] = text.trim().split(/\s+/);
  const effect = readEffect(effectText);
  const left = readTimes(times);
  const known = (FAULT_METHODS as readonly string[]).includes(method.toUpperCase());
  if (!known || !/^[/*]/.test(path) || effect === null || left === undefined || rest.length > 0) return null;
  return { method: method.toUpperCase(), path: asContractPath(path), effect, left };
}

export function writeFault({ method, path, effect, left }: NewFault): string {
  return [method, path, writeEffect(effect), ...(left === null ? [] : [`x${left}`])].join(' ');
}

export function readEffect(text: string): Effect | null {
  switch (text) {
    case 'offline':
    case 'hang':
    case 'garbage':
    case 'wrong':
      return { kind: text };
  }
  const delay = /^delay:(\d{1,7})$/.exec(text);
  if (delay) return { kind: 'delay', ms: Number(delay[1]) };
  // No 1xx status: the Response constructor rejects a status outside 200 to 599.
  const [, status, field, message] = /^([2-5]\d\d)(?::(\w+)(?:=(\S*))?)?$/.exec(text) ?? [];
  if (status === undefined) return null;
  if (field === undefined) return { kind: 'status', status: Number(status) };
  return { kind: 'status', status: Number(status), field, text: unquoted(message ?? '') };
}

/** Spaces separate the parts of a rule, so a text contains %20 instead. */
function unquoted(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function writeEffect(effect: Effect): string {
  if (effect.kind === 'status') {
    const { status, field, text } = effect;
    if (field === undefined) return String(status);
    return text ? `${status}:${field}=${encodeURIComponent(text)}` : `${status}:${field}`;
  }
  return effect.kind === 'delay' ? `delay:${effect.ms}` : effect.kind;
}

export const readFirebaseFault = (text: string): FirebaseFault | null =>
  FIREBASE_FAULTS.find((fault) => `firebase ${fault}` === text.trim().replace(/\s+/, ' ')) ?? null;

function readTimes(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^x[1-9]\d{0,5}$/.test(text) ? Number(text.slice(1)) : undefined;
}

/** The specification writes `{city}`, the contract `:city`; a contract path has no query. */
const asContractPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\?.*$/, '');
