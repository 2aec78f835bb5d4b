import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { openIndexedDbJournal } from '#mocks/db/indexed-db-journal';
import { reportOffline } from '#mocks/demo/browser-offline';
import { brakeCalls } from '#mocks/demo/call-brake';
import type { HarnessClock } from '#mocks/demo/clock';
import { consolePainted } from '#mocks/demo/console-painted';
import { openFaultDoor } from '#mocks/demo/fault-door';
import type { Inspection } from '#mocks/demo/inspection';
import { createMachineLog } from '#mocks/demo/machine-log';
import { createMachineTimers } from '#mocks/demo/machine-timers';
import { startNetwork } from '#mocks/demo/network';
import { persistedActor } from '#mocks/demo/persisted-actor';
import { reportCalls } from '#mocks/demo/report-calls';
import { createFirebaseFaults } from '#mocks/firebase/firebase-faults';
import { installGoogleMaps } from '#mocks/google-maps/install';
import { currentAddress } from '#mocks/harness/current-address';
import { recallPlay } from '#mocks/player/kept-play';
import { createFaults, withoutHits } from '#mocks/protocol/faults';
import { createLog } from '#mocks/protocol/log';
import { openIndexedDbRecording } from '#mocks/report/indexed-db-recording';
import { createPictureLog } from '#mocks/report/pictures/picture-log';
import { createStepLog } from '#mocks/report/step-log';
import { browserStorage } from '#mocks/scenario/browser-storage';
import { storedCity } from '#mocks/scenario/stored-city';
import { rememberTab, type TabState, tabStorages } from '#mocks/scenario/tab-memory';
import { startOfDayInJapan } from '#mocks/seed/base/japan-time';
import { seedName } from '#mocks/seed/base/seed';
import { createActorRestorer } from '#mocks/time-travel/actor-restorer';
import { storeHandover, takeHandover } from '#mocks/time-travel/handover';
import { tabTour } from '#mocks/tours/kept-tour';
import { applyLink, type Link } from './apply-link';
import { createBackend } from './backend';
import type { Backend } from './backend-types';
import { createHarness } from './create-harness';

declare global {
  interface Window {
    /** A binding of the journeys (e2e/taken-edges.ts). */
    machiEdgeTaken?: (machine: string, edge: string) => Promise<void>;
  }
}

/** What the start of the demo has prepared. */
interface Prepared {
  link: Link | null;
  tab: TabState;
  clock: HarnessClock;
  inspection: Inspection;
}

/** Starts the fake backend in the page, signs the persona in, and mounts the panel after the first paint. */
export async function startBackend({ clock, inspection, tab, link }: Prepared): Promise<void> {
  // of the browser itself, also in a sandbox
  const storage = window.machiSandbox?.native ?? localStorage;
  const anchor = tab.anchor ?? startOfDayInJapan(clock.now());
  const faults = createFaults(tab.faults);
  const firebaseFaults = createFirebaseFaults(tab.firebaseFaults);
  const log = createLog();
  const handover = link ? takeHandover(storage) : null;
  const machines = createMachineLog((machine, edge) => void window.machiEdgeTaken?.(machine, edge));
  const timers = createMachineTimers(clock);
  const restorer = handover && createActorRestorer(handover.actors, clock);
  if (restorer) onFirstInput(restorer.stop);
  inspection.connect((event) => {
    restorer?.inspect(event);
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
  if (handover) storeHandover(handover, browserStorage, sessionStorage);
  const base = apiBase();
  startNetwork(backend, { base });
  keepTab({ ...tab, anchor }, backend, clock);
  openFaultDoor(window, faults);
  brakeCalls(clock, log);
  reportCalls(log, window);
  if (tab.network === 'offline') reportOffline(consolePainted());
  installGoogleMaps(() => import('#mocks/google-maps/libraries'), { fails: tab.maps === 'fails' });
  const store = await recording;
  const pictures = createPictureLog(store, storage, document);
  const steps = createStepLog({
    clock,
    log,
    base,
    machines: {
      ...machines,
      persisted: (machine) => machines.actorsOf(machine).map((actor) => persistedActor(actor, timers)),
    },
    db: backend.db,
    sandbox: window.machiSandbox ?? { native: localStorage, name: '' },
    store,
    pictures,
    currentLink: async () => (await currentAddress(harness)).address,
  });
  const play = recallPlay(sessionStorage, storage);
  const city = storedCity(browserStorage.item(STORAGE_KEYS.city));
  const tour = tabTour(link?.scenario ?? null, city, sessionStorage);
  const harness = createHarness({
    backend,
    clock,
    machines,
    timers,
    steps,
    pictures,
    storage,
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

/** What the user does first has the machines that the page has by then. */
function onFirstInput(listener: () => void) {
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, listener, { capture: true, once: true });
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
