import { withoutRoot } from './action-code';
import { code } from './code';

/** The parts of a link that the fixture `open` sets by itself; a recording without them had the default of the demo. */
const DEMO_DEFAULTS = { firebase: 'on' } as const;

/** `open('/akashi/reserve', { role: 'Administrator', city: 'akashi' })`: the scenario link as the fixture opens it. */
export function openCode(link: string, root: string): string {
  const [path = '', hash = ''] = link.split(/(?=#)/);
  const pairs = new URLSearchParams(hash.replace(/^#qa\?/, ''));
  const scenario = new Map<string, string | number | string[]>();
  for (const [key, value] of pairs) {
    const isDefault = (key === 'seed' && value === 'normal') || (key === 'firebase' && value === 'off');
    if (isDefault) continue;
    if (key === 'fault') scenario.set(key, pairs.getAll(key));
    else scenario.set(key, key === 'latency' ? Number(value) : value);
  }
  if (!pairs.has('firebase'))
    for (const [key, value] of Object.entries(DEMO_DEFAULTS)) scenario.set(key, value);
  return `open(${code(withoutRoot(path, root))}, ${code(Object.fromEntries(scenario))})`;
}
