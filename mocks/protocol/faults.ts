import type { Endpoint } from '#api/http/endpoint';

/** The effect of a fault on a call. A rule has method, contract path, effect and number of calls. */
export type Effect =
  /** `field`: the refusal names this field, with `text` or with an empty text. */
  | { kind: 'status'; status: number; field?: string; text?: string }
  | { kind: 'offline' }
  | { kind: 'hang' }
  | { kind: 'garbage' }
  | { kind: 'wrong' }
  | { kind: 'delay'; ms: number };

export interface FaultRule {
  id: number;
  /** `*` for any method. */
  method: string;
  /** A contract path; `*` matches any run of characters. */
  path: string;
  effect: Effect;
  /** How many more calls the rule affects; null for every call. */
  left: number | null;
}

export interface Faults {
  rules(): readonly FaultRule[];
  add(rule: Omit<FaultRule, 'id'>): void;
  remove(id: number): void;
  clear(): void;
  /**
   * Uses up one hit of every matching rule. Delays add up and precede the first other effect. `path` is the
   * concrete path (`/akashi/notifications/`): with it, a rule for one city affects that city only.
   */
  take(endpoint: Pick<Endpoint, 'method' | 'path'>, path?: string): Effect[];
  subscribe(listener: () => void): () => void;
}

export function createFaults(initial: readonly Omit<FaultRule, 'id'>[] = []): Faults {
  let lastId = 0;
  const numbered = (rule: Omit<FaultRule, 'id'>): FaultRule => {
    lastId += 1;
    return { ...rule, id: lastId };
  };
  let current: readonly FaultRule[] = initial.map(numbered);
  const listeners = new Set<() => void>();
  const keep = (next: readonly FaultRule[]) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    rules: () => current,
    add: (rule) => keep([...current, numbered(rule)]),
    remove: (id) => keep(current.filter((rule) => rule.id !== id)),
    clear: () => keep([]),
    take(endpoint, path) {
      const hits = current.filter((rule) => fits(rule, endpoint, path));
      if (hits.some(({ left }) => left !== null)) {
        keep(
          current.map((rule) => (hits.includes(rule) ? used(rule) : rule)).filter(({ left }) => left !== 0),
        );
      }
      return inOrder(hits.map(({ effect }) => effect));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const used = (rule: FaultRule): FaultRule => (rule.left === null ? rule : { ...rule, left: rule.left - 1 });

function inOrder(effects: readonly Effect[]): Effect[] {
  const ms = effects.reduce((sum, effect) => (effect.kind === 'delay' ? sum + effect.ms : sum), 0);
  const other = effects.find(({ kind }) => kind !== 'delay');
  return [...(ms > 0 ? [{ kind: 'delay' as const, ms }] : []), ...(other ? [other] : [])];
}

function fits(
  rule: FaultRule,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  concrete?: string,
): boolean {
  if (rule.method !== '*' && rule.method !== method) return false;
  const pattern = withSlash(rule.path);
  if (toExpression(pattern).test(withSlash(path))) return true;
  return concrete === undefined
    ? couldBe(pattern, withSlash(path))
    : toExpression(pattern).test(withSlash(concrete));
}

/** The specification writes some paths without the first slash; a rule may also start with `*`. */
const withSlash = (path: string) => (path.startsWith('/') || path.startsWith('*') ? path : `/${path}`);

const toExpression = (pattern: string) => new RegExp(`^${pattern.split('*').map(literal).join('.*')}$`);

const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Used when only the contract path is known: a rule's `/akashi/x/` may match a call of `/:city/x/`. */
function couldBe(pattern: string, contractPath: string): boolean {
  const segments = pattern.split('/');
  const declared = contractPath.split('/');
  return (
    segments.length === declared.length &&
    declared.every((segment, index) => {
      const other = segments[index] ?? '';
      return segment.startsWith(':')
        ? other !== '' && !other.startsWith(':')
        : toExpression(other).test(segment);
    })
  );
}
