import { leadsToUnwalkedEdge } from './edge-graph.mjs';

/**
 * @typedef {import('./choose-action.mjs').Control} Control
 * @typedef {import('./edge-graph.mjs').WalkedEdge} WalkedEdge
 * @typedef {{ kind: string, start: import('./walk-page.mjs').Start, steps: string[], file: string, isRepeated: boolean }} KeptFinding
 */

/** They run on every page, and time and server move them: an edge of theirs says nothing about the control before it. */
const AMBIENT = new Set(['session', 'realtime']);

/** What walks have learned together: how often each control was used, and what followed. A later run can go on from it. */
export class Knowledge {
  /** Walks, actions and minutes so far. */
  counts = { walks: 0, actions: 0, minutes: 0 };
  /** How often a control was used, by screen. @type {Map<string, number>} */
  uses = new Map();
  /** Keys of the edges that followed the use of a control, on any screen. @type {Map<string, Set<string>>} */
  edgesAfter = new Map();
  /** Calls that followed it: `POST /:city/news/`. @type {Map<string, Set<string>>} */
  callsAfter = new Map();
  /** Every reached edge by key; `isFaulty`: only in walks with a fault. @type {Map<string, { isFaulty: boolean }>} */
  reached = new Map();
  /** How often each page was seen. @type {Map<string, number>} */
  pages = new Map();
  /** The addresses of the menu, by role and city. @type {Map<string, string[]>} */
  menus = new Map();
  /** @type {Map<string, KeptFinding>} */
  findings = new Map();
  /** States that axe has checked. @type {Set<string>} */
  axed = new Set();

  /** @param {readonly WalkedEdge[]} edges every edge that a user can take, of all machines */
  constructor(edges) {
    this.edges = new Map(edges.map((edge) => [edge.key, edge]));
  }

  /** @param {string} screen @param {Control} control */
  usesOf(screen, control) {
    return this.uses.get(`${screen} ${keyOf(control)}`) ?? 0;
  }

  /** @param {string} screen @param {Control} control */
  countUse(screen, control) {
    this.uses.set(`${screen} ${keyOf(control)}`, this.usesOf(screen, control) + 1);
  }

  /** Whether an earlier use led to a state that an unwalked edge leaves. @param {Control} control */
  isPromising(control) {
    const after = [...(this.edgesAfter.get(keyOf(control)) ?? [])].flatMap(
      (key) => this.edges.get(key) ?? [],
    );
    const caused = after.filter(({ machine }) => !AMBIENT.has(machine));
    return caused.length > 0 && leadsToUnwalkedEdge(caused, this.#unwalked());
  }

  #unwalked() {
    return [...this.edges.values()].filter(({ key }) => !this.reached.has(key));
  }

  /** @param {string | null} control the key of the control that was used last @param {string} edge @param {boolean} isFaulty */
  learnEdge(control, edge, isFaulty) {
    const known = this.reached.get(edge);
    this.reached.set(edge, { isFaulty: isFaulty && (known?.isFaulty ?? true) });
    if (control !== null) add(this.edgesAfter, control, edge);
  }

  /** @param {string | null} control @param {string} call */
  learnCall(control, call) {
    if (control !== null) add(this.callsAfter, control, call);
  }

  /** @param {Pick<Control, 'kind' | 'group'>} control @returns {string[]} */
  callsOf(control) {
    return [...(this.callsAfter.get(keyOf(control)) ?? [])];
  }

  /** @param {string} page */
  countPage(page) {
    this.pages.set(page, (this.pages.get(page) ?? 0) + 1);
  }

  /** The address of the menu whose page was seen least. @param {string} menu @param {import('./random.mjs').Random} random */
  leastSeen(menu, random) {
    const addresses = this.menus.get(menu) ?? this.#menuElsewhere(menu);
    const seen = (/** @type {string} */ address) => this.pages.get(pageOf(address)) ?? 0;
    const least = Math.min(...addresses.map(seen));
    return addresses.length === 0 ? null : random.pick(addresses.filter((one) => seen(one) === least));
  }

  /** The menu of the same role in another city, as if in this one. @param {string} menu */
  #menuElsewhere(menu) {
    const [role = '', city = ''] = menu.split(' ');
    const known = [...this.menus].find(([name]) => name.startsWith(`${role} `));
    return (known?.[1] ?? []).map((address) => address.replace(/^\/[a-z]+\//, `/${city}/`));
  }

  toJSON() {
    return Object.fromEntries(
      Object.entries(this).flatMap(([name, value]) => (name === 'edges' ? [] : [[name, plain(value)]])),
    );
  }

  /** Goes on from what an earlier run wrote. @param {any} written */
  restore(written) {
    this.counts = written.counts;
    this.uses = new Map(written.uses);
    this.edgesAfter = new Map(written.edgesAfter.map(setIn));
    this.callsAfter = new Map(written.callsAfter.map(setIn));
    this.reached = new Map(written.reached);
    this.pages = new Map(written.pages);
    this.menus = new Map(written.menus);
    this.findings = new Map(written.findings);
    this.axed = new Set(written.axed);
  }
}

/** The same for the same control on every screen. @param {Pick<Control, 'kind' | 'group'>} control */
export const keyOf = ({ kind, group }) => `${kind} ${group}`;

/** A page without its city, ids and query: `/notification`. @param {string} address */
export const pageOf = (address) =>
  (address.split(/[?#]/)[0] ?? '').replace(/^\/[a-z]+(?=\/(?!$))/, '').replace(/\d+/g, '#') || '/';

/** @param {Map<string, Set<string>>} map @param {string} key @param {string} value */
const add = (map, key, value) => void map.set(key, (map.get(key) ?? new Set()).add(value));

/** @param {unknown} value @returns {unknown} */
const plain = (value) =>
  value instanceof Map
    ? [...value].map(([key, one]) => [key, plain(one)])
    : value instanceof Set
      ? [...value]
      : value;

/** @param {[string, string[]]} entry @returns {[string, Set<string>]} */
const setIn = ([key, values]) => [key, new Set(values)];
