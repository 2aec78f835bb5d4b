import type { Endpoint } from '#api/http/endpoint';

/** The effect of a fault on a call. A rule has method, contract path, effect and number of calls. */
export type Effect =
  /** `field`: the refusal names this field, with `text` or with an empty text. */
  | { kind: 'status'; status: number; field?: string; text?: string }
  | { kind: 'offline' }
  | { kind: 'hang' }
  | { kind: 'garbage' }
  /** With `field`, a name or several with commas between, the backend's own response without these fields of its records. */
  | { kind: 'wrong'; field?: string }
  /** The backend's own response without rows; null, if it is no list. */
  | { kind: 'empty' }
  /** The call is done, and a gateway answers 502 instead of the backend. */
  | { kind: 'lost' }
  /** The connection breaks off. An upload breaks off after this percentage of its bytes. */
  | { kind: 'cut'; percent: number }
  /** The file of a request is sent in ten steps, each of this duration. */
  | { kind: 'slow'; ms: number }
  | { kind: 'delay'; ms: number };

/** The effects that replace or change a response. */
export type ResponseEffect = Exclude<Effect, { kind: 'delay' | 'slow' }>;

type TakenEffect = ResponseEffect | { kind: 'delay'; ms: number };

/** `rule`: the rule that causes the effect; of several delays, the first. */
interface TakenFault {
  effect: TakenEffect;
  rule: NewFault;
}

export interface NewFault {
  /** `*` for any method. */
  method: string;
  /** A contract path; `*` matches any run of characters. */
  path: string;
  effect: Effect;
  /** How many more calls the rule affects; null for every call. */
  left: number | null;
  /** The name of the saved set that the rule belongs to. */
  set?: string | undefined;
}

export interface FaultRule extends NewFault {
  id: number;
  /** The number of calls that the rule has affected since the page was loaded. */
  hits: number;
}

export interface Faults {
  rules(): readonly FaultRule[];
  add(...rules: NewFault[]): void;
  remove(...ids: number[]): void;
  clear(): void;
  /** The effects on an upload, which begins before the fake backend has the call; uses up no hit. `path` as in `take`. */
  preview(endpoint: Pick<Endpoint, 'method' | 'path'>, path?: string): readonly Effect[];
  /**
   * Uses up one hit of every matching rule, and returns the effects with their rules. Delays add up and precede the first other effect. A slow upload is
   * over by then. `path` is the concrete path (`/akashi/notifications/`): with it, a rule for one city affects that city only.
   */
  take(endpoint: Pick<Endpoint, 'method' | 'path'>, path?: string): TakenFault[];
  subscribe(listener: () => void): () => void;
}

/** The rule as a link has it. */
export const withoutHits = ({ id: _, hits: __, ...fault }: FaultRule): NewFault => fault;

export function createFaults(initial: readonly NewFault[] = []): Faults {
  let lastId = 0;
  const newRule = (rule: NewFault): FaultRule => {
    lastId += 1;
    return { ...rule, id: lastId, hits: 0 };
  };
  let currentRules: readonly FaultRule[] = initial.map(newRule);
  const listeners = new Set<() => void>();
  const setRules = (next: readonly FaultRule[]) => {
    currentRules = next;
    for (const listener of listeners) listener();
  };
  return {
    rules: () => currentRules,
    add: (...rules) => setRules([...currentRules, ...rules.map(newRule)]),
    remove: (...ids) => setRules(currentRules.filter(({ id }) => !ids.includes(id))),
    clear: () => setRules([]),
    preview: (endpoint, path) =>
      currentRules.filter((rule) => affects(rule, endpoint, path)).map(({ effect }) => effect),
    take(endpoint, path) {
      const matchingRules = currentRules.filter((rule) => affects(rule, endpoint, path));
      if (matchingRules.length > 0) {
        setRules(
          currentRules
            .map((rule) => (matchingRules.includes(rule) ? afterHit(rule) : rule))
            .filter(({ left }) => left !== 0),
        );
      }
      return takenFaults(matchingRules);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const afterHit = (rule: FaultRule): FaultRule => ({
  ...rule,
  hits: rule.hits + 1,
  left: rule.left === null ? null : rule.left - 1,
});

function takenFaults(rules: readonly FaultRule[]): TakenFault[] {
  const delays = rules.filter(({ effect }) => effect.kind === 'delay');
  const ms = delays.reduce((sum, { effect }) => (effect.kind === 'delay' ? sum + effect.ms : sum), 0);
  const delayFaults = delays.slice(0, 1).map((rule) => ({ effect: { kind: 'delay' as const, ms }, rule }));
  const others = rules.flatMap((rule): TakenFault[] => {
    const { effect } = rule;
    return effect.kind === 'delay' || effect.kind === 'slow' ? [] : [{ effect, rule }];
  });
  return [...delayFaults, ...others.slice(0, 1)];
}

function affects(
  rule: FaultRule,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  concretePath?: string,
): boolean {
  if (rule.method !== '*' && rule.method !== method) return false;
  const pattern = withSlash(rule.path);
  if (patternExpression(pattern).test(withSlash(path))) return true;
  return concretePath === undefined
    ? couldMatch(pattern, withSlash(path))
    : patternExpression(pattern).test(withSlash(concretePath));
}

/** The specification writes some paths without the first slash; a rule may also start with `*`. */
const withSlash = (path: string) => (path.startsWith('/') || path.startsWith('*') ? path : `/${path}`);

const patternExpression = (pattern: string) =>
  new RegExp(`^${pattern.split('*').map(escapedForRegExp).join('.*')}$`);

const escapedForRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Used when only the contract path is known: a rule's `/akashi/x/` may match a call of `/:city/x/`. */
function couldMatch(pattern: string, contractPath: string): boolean {
  const ruleSegments = pattern.split('/');
  const contractSegments = contractPath.split('/');
  return (
    ruleSegments.length === contractSegments.length &&
    contractSegments.every((segment, index) => {
      const ruleSegment = ruleSegments[index] ?? '';
      return segment.startsWith(':')
        ? ruleSegment !== '' && !ruleSegment.startsWith(':')
        : patternExpression(ruleSegment).test(segment);
    })
  );
}
