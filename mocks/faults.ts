import type { Endpoint } from '#api/endpoint';

/** What a fault does to a call (design: one rule = method, contract path, effect, how many calls). */
export type Effect =
  | { kind: 'status'; status: number }
  | { kind: 'offline' }
  | { kind: 'hang' }
  | { kind: 'garbage' }
  | { kind: 'wrong' }
  | { kind: 'delay'; ms: number };

export interface FaultRule {
  id: number;
  /** `*` for any. */
  method: string;
  /** A contract path, `*` stands for any run of characters. */
  path: string;
  effect: Effect;
  /** How many calls are still hit; null for every call. */
  left: number | null;
}

export interface Faults {
  rules(): readonly FaultRule[];
  add(rule: Omit<FaultRule, 'id'>): void;
  remove(id: number): void;
  clear(): void;
  /** Uses up one hit of every rule that fits; delays add up and come before the first other effect. */
  take(endpoint: Pick<Endpoint, 'method' | 'path'>): Effect[];
  subscribe(listener: () => void): () => void;
}
