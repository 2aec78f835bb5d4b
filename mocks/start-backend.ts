import { inJapan } from '#domain/base/japan-time';
import { COOKIE_NAMES } from '#domain/session/cookie-names';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { createDataEditor } from '#mocks/data/data-editor';
import { openIndexedDbJournal } from '#mocks/db/indexed-db-journal';
import { brakeCalls } from '#mocks/demo/call-brake';
import { createClock, type HarnessClock } from '#mocks/demo/clock';
import { consolePainted } from '#mocks/demo/console-painted';
import { openFaultDoor } from '#mocks/demo/fault-door';
import type { Inspection } from '#mocks/demo/inspection';
import { createMachineLog, type MachineLog } from '#mocks/demo/machine-log';
import { createMachineTimers, type MachineTimers } from '#mocks/demo/machine-timers';
import { mailboxOf } from '#mocks/demo/mailbox';
import { startNetwork } from '#mocks/demo/network';
import { eventsBetween } from '#mocks/demo/next-events';
import { createRemoteEvents } from '#mocks/demo/remote-events';
import { createFirebaseFaults } from '#mocks/firebase/firebase-faults';
import { installGoogleMaps } from '#mocks/google-maps/install';
import { currentAddress } from '#mocks/harness/current-address';
import { createFaultSets } from '#mocks/harness/fault-sets';
import type { Harness } from '#mocks/harness/harness';
import { keepPlay, recallPlay } from '#mocks/player/kept-play';
import { createFaults, withoutHits } from '#mocks/protocol/faults';
import { createLog } from '#mocks/protocol/log';
import { openIndexedDbRecording } from '#mocks/report/indexed-db-recording';
import { createPictureLog, type PictureLog } from '#mocks/report/pictures/picture-log';
import { createReportInbox } from '#mocks/report/report-inbox';
import { createStepLog, type StepLog } from '#mocks/report/step-log';
import { createSeenStatuses } from '#mocks/requirements/seen-statuses';
import { browserStorage } from '#mocks/scenario/browser-storage';
import { faultProblems } from '#mocks/scenario/fault-problems';
import { type LinkProblem, mendedLink } from '#mocks/scenario/link-problem';
import { readEntries } from '#mocks/scenario/link-writes';
import { assume } from '#mocks/scenario/persona';
import { createSandboxes } from '#mocks/scenario/sandboxes';
import { KEEP_WRITES, type ScenarioReading, writeScenario } from '#mocks/scenario/scenario';
import { storedCity } from '#mocks/scenario/stored-city';
import { rememberTab, type TabState, tabStorages } from '#mocks/scenario/tab-memory';
import { startOfDayInJapan } from '#mocks/seed/base/japan-time';
import { type Seed, seedName } from '#mocks/seed/base/seed';
import { tabTour } from '#mocks/tours/kept-tour';
import { createBackend } from './backend';
import type { Backend } from './backend-types';

declare global {
  interface Window {
    /** A binding of the journeys (e2e/taken-edges.ts). */
    machiEdgeTaken?: (machine: string, edge: string) => Promise<void>;
  }
}

export interface Link extends ScenarioReading {
  hash: string;
}

/** What the start of the demo has prepared. */
interface Prepared {
  link: Link | null;
  tab: TabState;
  clock: HarnessClock;
  inspection: Inspection;
}

/** Starts the fake backend in the page, signs the persona in, and mounts the panel after the first paint. */
export async function startBackend({ link, tab, clock, inspection }: Prepared): Promise<void> {
  const anchor = tab.anchor ?? startOfDayInJapan(clock.now());
  const faults = createFaults(tab.faults);
  const firebaseFaults = createFirebaseFaults(tab.firebaseFaults);
  const log = createLog();
  const machines = createMachineLog((machine, edge) => void window.machiEdgeTaken?.(machine, edge));
  const timers = createMachineTimers(clock);
  inspection.connect((event) => {
    machines.inspect(event);
    timers.inspect(event);
  });
  const recording = openIndexedDbRecording(sessionStorage);
  const journal = await openIndexedDbJournal(seedName(tab.seed));
  const backend = createBackend({
    seed: tab.seed,
    clock,
    faults,
    firebaseFaults,
    log,
    journal,
    latency: tab.latency,
    anchor,
  });
  await backend.ready;
  const problems = link ? await applyLink(link, backend, anchor) : [];
  const base = apiBase();
  startNetwork(backend, { base });
  keepTab({ ...tab, anchor }, backend, clock);
  openFaultDoor(window, faults);
  brakeCalls(clock, log);
  installGoogleMaps(() => import('#mocks/google-maps/libraries'), { fails: tab.maps === 'fails' });
  const store = await recording;
  const pictures = createPictureLog(store, nativeStorage(), document);
  const steps = createStepLog({
    clock,
    log,
    base,
    machines,
    db: backend.db,
    sandbox: window.machiSandbox ?? { native: localStorage, name: '' },
    store,
    pictures,
    currentLink: async () => (await currentAddress(harness)).address,
  });
  const play = recallPlay(sessionStorage, nativeStorage());
  const city = storedCity(browserStorage.item(STORAGE_KEYS.city));
  const tour = tabTour(link?.scenario ?? null, city, sessionStorage);
  const harness = harnessOf({
    backend,
    clock,
    machines,
    timers,
    steps,
    pictures,
    tab,
    anchor,
    link,
    problems,
  });
  void consolePainted().then(async () => {
    const { mountPanel } = await import('#mocks/harness/mount');
    mountPanel(harness);
    if (tour.tour || tour.isFromLobby) {
      const { startTours } = await import('#mocks/tours/start-tours');
      await startTours({ ...tour, clock, root: harness.root });
    }
    if (!play) return;
    const { mountPlayer } = await import('#mocks/harness/player/mount-player');
    mountPlayer(play, harness);
  });
}

/** Writes the link's rows, signs its persona in and opens its record; returns the parts that were not applied. */
async function applyLink(
  { scenario, problems }: Link,
  backend: Backend,
  anchor: number,
): Promise<LinkProblem[]> {
  const all = [...problems, ...faultProblems(scenario.faults, backend.endpoints)];
  if (scenario.writes !== null && scenario.writes !== KEEP_WRITES) {
    all.push(...(await applyWrites(scenario.writes, scenario.seed, backend)));
  }
  all.push(...(await assume(scenario, backend, browserStorage)));
  if (scenario.want !== null) all.push(...(await applyWant(scenario.want, backend, anchor)));
  return all;
}

/** Provides the wanted record and makes it the page's address, before the console starts. */
async function applyWant(text: string, backend: Backend, anchor: number): Promise<LinkProblem[]> {
  const { openWanted } = await import('#mocks/wanted/open-wanted');
  const account = backend.accountOf(browserStorage.cookie(COOKIE_NAMES.accessToken) ?? '');
  const city = storedCity(browserStorage.item(STORAGE_KEYS.city));
  const opened = await openWanted(text, { backend, anchor, account, city });
  if (typeof opened !== 'string') return [opened];
  history.replaceState(history.state, '', import.meta.env.BASE_URL + opened);
  return [];
}

async function applyWrites(written: string, seed: Seed, backend: Backend): Promise<LinkProblem[]> {
  const problem = { key: 'writes', value: `${written.slice(0, 12)}…`, meant: null };
  const reading = await readEntries(written);
  if (reading === null) return [{ ...problem, allowed: KEEP_WRITES }];
  await backend.load({ seed: seedName(seed), entries: reading.entries });
  return reading.refused.length === 0 ? [] : [{ ...problem, allowed: reading.refused.join('; ') }];
}

function apiBase(): string {
  const { VITE_API_BASE_URL: configured } = import.meta.env;
  return new URL(configured ?? '/api-root', location.origin).href.replace(/\/$/, '');
}

function keepTab(tab: TabState, { faults, firebase }: Backend, clock: HarnessClock) {
  const keep = () => {
    const rules = faults.rules().map(withoutHits);
    const firebaseFaults = firebase.faults.current();
    rememberTab(tabStorages(), { ...tab, faults: rules, firebaseFaults }, clock);
  };
  keep();
  faults.subscribe(keep);
  firebase.faults.subscribe(keep);
  clock.subscribe(keep);
}

interface Start {
  backend: Backend;
  clock: HarnessClock;
  machines: MachineLog;
  timers: MachineTimers;
  steps: StepLog;
  pictures: PictureLog;
  tab: TabState;
  anchor: number;
  link: Link | null;
  problems: readonly LinkProblem[];
}

function harnessOf({
  backend,
  clock,
  machines,
  timers,
  steps,
  pictures,
  tab,
  anchor,
  link,
  problems,
}: Start): Harness {
  const { origin, pathname, search } = location;
  const mended = link && mendedLink(link.hash, problems);
  return {
    backend,
    clock,
    machines,
    faults: backend.faults,
    data: createDataEditor(backend.db),
    eventsBetween: (scope, from, to) =>
      eventsBetween({ db: backend.db, timers: timers.timers() }, scope, from, to),
    faultSets: createFaultSets(nativeStorage()),
    log: backend.log,
    seenStatuses: createSeenStatuses(backend.log, browserStorage),
    steps,
    pictures,
    reports: createReportInbox(),
    mails: mailboxOf(backend.db),
    storage: browserStorage,
    async answerOfFake() {
      const { fakeAnswers } = await import('#mocks/contract/fake-answers');
      const other = createBackend({
        seed: tab.seed,
        clock: createClock({ start: clock.now(), paused: true }),
        anchor,
      });
      return fakeAnswers(other, 'operator');
    },
    seed: tab.seed,
    day: inJapan(anchor).format('YYYY-MM-DD'),
    latency: tab.latency,
    firebase: tab.firebase,
    maps: tab.maps,
    firebaseFaults: backend.firebase.faults,
    remoteEvents: createRemoteEvents(backend),
    problems,
    sandboxes: createSandboxes(window.machiSandbox ?? null, openAddress),
    openMended: mended === null ? null : () => openAddress(origin + pathname + search + mended),
    openAddress: (address) => openAddress(origin + address),
    play(address, play) {
      keepPlay(nativeStorage(), play);
      openAddress(origin + address);
    },
    linked: link !== null,
    root: import.meta.env.BASE_URL,
    visit: (path, scenario) =>
      openAddress(origin + path + writeScenario({ ...scenario, writes: KEEP_WRITES })),
  };
}

/** The storage of the browser itself, also in a sandbox. */
const nativeStorage = (): Storage => window.machiSandbox?.native ?? localStorage;

function openAddress(address: string) {
  const target = new URL(address);
  if (target.pathname !== location.pathname || target.search !== location.search) {
    location.assign(target);
    return;
  }
  // The prototype's method: the console's router patches `history.replaceState` and would render once more.
  History.prototype.replaceState.call(history, history.state, '', target);
  location.reload();
}
