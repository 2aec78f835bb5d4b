import { leadsToUnwalkedEdge } from './edge-graph.mjs';

/**
 * @typedef {import('./choose-action.mjs').Control} Control
 * @typedef {import('./edge-graph.mjs').WalkedEdge} WalkedEdge
 * @typedef {{ kind: string, start: import('./walk-page.mjs').Start, steps: string[], file: string, isRepeated: boolean }} KeptFinding
 */

/** Machines that run on every page, moved by time and server: an edge of theirs says nothing about the control used before. */
const AMBIENT_MACHINES = new Set(['session', 'realtime']);

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
    const edgesAfterUse = [...(this.edgesAfter.get(keyOf(control)) ?? [])].flatMap(
      (key) => this.edges.get(key) ?? [],
    );
    const causedEdges = edgesAfterUse.filter(({ machine }) => !AMBIENT_MACHINES.has(machine));
    return causedEdges.length > 0 && leadsToUnwalkedEdge(causedEdges, this.#unwalked());
  }

  #unwalked() {
    return [...this.edges.values()].filter(({ key }) => !this.reached.has(key));
  }

  /** @param {string | null} control the key of the control that was used last @param {string} edge @param {boolean} isFaulty */
  learnEdge(control, edge, isFaulty) {
    const reachedBefore = this.reached.get(edge);
    this.reached.set(edge, { isFaulty: isFaulty && (reachedBefore?.isFaulty ?? true) });
    if (control !== null) addToSet(this.edgesAfter, control, edge);
  }

  /** @param {string | null} control @param {string} call */
  learnCall(control, call) {
    if (control !== null) addToSet(this.callsAfter, control, call);
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
    const visitsOf = (/** @type {string} */ address) => this.pages.get(pageOf(address)) ?? 0;
    const fewestVisits = Math.min(...addresses.map(visitsOf));
    return addresses.length === 0
      ? null
      : random.pick(addresses.filter((one) => visitsOf(one) === fewestVisits));
  }

  /** The menu of the same role in another city, as if in this one. @param {string} menu */
  #menuElsewhere(menu) {
    const [role = '', city = ''] = menu.split(' ');
    const knownMenu = [...this.menus].find(([name]) => name.startsWith(`${role} `));
    return (knownMenu?.[1] ?? []).map((address) => address.replace(/^\/[a-z]+\//, `/${city}/`));
  }

  toJSON() {
    return Object.fromEntries(
      Object.entries(this).flatMap(([name, value]) => (name === 'edges' ? [] : [[name, jsonValue(value)]])),
    );
  }

  /** Goes on from what an earlier run wrote. @param {any} stored */
  restore(stored) {
    this.counts = stored.counts;
    this.uses = new Map(stored.uses);
    this.edgesAfter = new Map(stored.edgesAfter.map(restoredEntry));
    this.callsAfter = new Map(stored.callsAfter.map(restoredEntry));
    this.reached = new Map(stored.reached);
    this.pages = new Map(stored.pages);
    this.menus = new Map(stored.menus);
    this.findings = new Map(stored.findings);
    this.axed = new Set(stored.axed);
  }
}

/** A key of a control that is the same on every screen. @param {Pick<Control, 'kind' | 'group'>} control */
export const keyOf = ({ kind, group }) => `${kind} ${group}`;

/** A page without its city, ids and query: `/notification`. @param {string} address */
export const pageOf = (address) =>
  (address.split(/[?#]/)[0] ?? '').replace(/^\/[a-z]+(?=\/(?!$))/, '').replace(/\d+/g, '#') || '/';

/** @param {Map<string, Set<string>>} map @param {string} key @param {string} value */
const addToSet = (map, key, value) => void map.set(key, (map.get(key) ?? new Set()).add(value));

/** @param {unknown} value @returns {unknown} */
const jsonValue = (value) =>
  value instanceof Map
    ? [...value].map(([key, one]) => [key, jsonValue(one)])
    : value instanceof Set
      ? [...value]
      : value;

/** @param {[string, string[]]} entry @returns {[string, Set<string>]} */
const restoredEntry = ([key, values]) => [key, new Set(values)];
