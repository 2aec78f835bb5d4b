import { inJapan, momentInJapan } from '#domain/base/japan-time';
import type { LinkProblem } from '#mocks/harness/link/link-problem';
import { nearest } from '#mocks/harness/link/nearest';
import { factsOf, recordStatesOf, WANTED_KIND_NAMES, type WantedKind } from './wanted-kinds';

/** What a link asks for: `reserve:waiting@+2m x3`. */
export interface Want {
  kind: WantedKind;
  state: string;
  /** A moment; null: any that fits the state. */
  at: number | null;
  /** The least number of such records. */
  atLeast: number;
}

const SYNTAX = 'kind:state[@+2m | @23:59] [x3]';
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** `now`: the clock's time, to which moments refer. */
export function readWant(text: string, now: number): Want | LinkProblem {
  const problem = (allowed: string, meant: string | null = null): LinkProblem => ({
    key: 'want',
    value: text,
    allowed,
    meant: meant === null ? null : ['want', meant],
  });
  // An unescaped plus sign arrives as a space.
  const written = text.trim().replace(/@ (?=\d)/, '@+');
  const [, kindText = '', stateText, moment, count = '1'] =
    /^([^:@\s]+)(?::([^:@\s]+))?(?:@(\S+))?(?:\s+x([1-9]\d{0,2}))?$/.exec(written) ?? [];
  const kind = WANTED_KIND_NAMES.find((kindName) => kindName === kindText);
  const kindMeant = kind ?? nearest(kindText, WANTED_KIND_NAMES);
  const rest = written.slice(kindText.length);
  if (kindText === '') return problem(SYNTAX);
  if (kind === undefined)
    return problem(WANTED_KIND_NAMES.join(', '), kindMeant === null ? null : kindMeant + rest);
  const recordStates = recordStatesOf(kind);
  if (stateText === undefined || !recordStates.includes(stateText)) {
    const meant = nearest(stateText ?? '', recordStates);
    const after = rest.slice(1 + (stateText?.length ?? 0));
    return problem(
      recordStates.map((recordState) => `${kind}:${recordState}`).join(', '),
      meant && `${kind}:${meant}${after}`,
    );
  }
  const momentRule = factsOf(kind).states[stateText] ?? null;
  const want = { kind, state: stateText, atLeast: Number(count) };
  if (moment === undefined) return { ...want, at: null };
  if (momentRule === null) return problem(`${kind}:${stateText}`, written.replace(/@\S+/, ''));
  const at = momentOf(moment, now);
  if (at === null) return problem('@+2m, @-3h, @+1d, @23:59');
  if ((momentRule === 'future' && at <= now) || (momentRule === 'past' && at > now))
    return problem(momentRule === 'future' ? '@+2m' : '@-2m');
  return { ...want, at };
}

/** `+2m` from now, `23:59` of today in Japan. */
function momentOf(text: string, now: number): number | null {
  const [, sign, amount, unit] = /^([+-])(\d{1,4})([smhd])$/.exec(text) ?? [];
  if (amount !== undefined) return now + Number(`${sign}${amount}`) * UNITS[unit as keyof typeof UNITS];
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return null;
  return momentInJapan(`${inJapan(now).format('YYYY-MM-DD')}T${text}`);
}
