import { inJapan } from '#domain/base/japan-time';
import { STORAGE_KEYS } from '#domain/session/storage-keys';
import { openIndexedDbJournal } from '#mocks/backend/db/indexed-db-journal';
import { createFirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import { installGoogleMaps } from '#mocks/backend/google-maps/install';
import { startNetwork } from '#mocks/backend/network/network';
import { createFaults, withoutHits } from '#mocks/backend/protocol/faults';
import { createLog } from '#mocks/backend/protocol/log';
import { seedName } from '#mocks/backend/seed/base/seed';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import { reportOffline } from '#mocks/harness/demo/browser-offline';
import { brakeCalls } from '#mocks/harness/demo/call-brake';
import { consolePainted } from '#mocks/harness/demo/console-painted';
import { openFaultDoor } from '#mocks/harness/demo/fault-door';
import { pageShown } from '#mocks/harness/demo/page-shown';
import { reportCalls } from '#mocks/harness/demo/report-calls';
import { browserStorage } from '#mocks/harness/link/browser-storage';
import { storedCity } from '#mocks/harness/link/stored-city';
import { rememberTab, type TabState, tabStorages } from '#mocks/harness/link/tab-memory';
import type { Inspection } from '#mocks/harness/machines/inspection';
import { createMachineLog } from '#mocks/harness/machines/machine-log';
import { createMachineTimers } from '#mocks/harness/machines/machine-timers';
import { persistedActor } from '#mocks/harness/machines/persisted-actor';
import { currentAddress } from '#mocks/harness/panel/current-address';
import type { SituationSource } from '#mocks/harness/panel/situation';
import { recallPlay } from '#mocks/harness/player/kept-play';
import { takeReport } from '#mocks/harness/report/handed-report';
import { openIndexedDbRecording } from '#mocks/harness/report/indexed-db-recording';
import { createPictureLog } from '#mocks/harness/report/pictures/picture-log';
import { createStepLog } from '#mocks/harness/report/step-log';
import { createSeenStatuses } from '#mocks/harness/requirements/seen-statuses';
import { createActorRestorer } from '#mocks/harness/time-travel/actor-restorer';
import { storeHandover, takeHandover } from '#mocks/harness/time-travel/handover';
import { tabTour } from '#mocks/harness/tours/kept-tour';
import { tabTown } from '#mocks/harness/town/kept-town';
import { createTownSwitch } from '#mocks/harness/town/town-switch';
import { createBackendOnDemand } from './backend/backend-on-demand';
import type { Backend } from './backend/backend-types';
import type { Harness } from './harness/harness';
import { applyLink, type Link } from './harness/link/apply-link';

declare global {
  interface Window {
    /** A binding of the journeys (e2e/taken-edges.ts). */
    machiEdgeTaken?: (machine: string, edge: string) => Promise<void>;
  }
}

/** What the start of the demo has prepared. */
interface PreparedDemo {
  /** An address, or a path of this host. */
  apiBaseUrl: string;
  link: Link | null;
  tab: TabState;
  clock: HarnessClock;
  inspection: Inspection;
}

/** Starts the fake backend in the page, signs the persona in, and mounts the panel when the page shows its records. */
export async function startBackend({
  apiBaseUrl,
  clock,
  inspection,
  tab,
  link,
}: PreparedDemo): Promise<void> {
  // of the browser itself, also in a sandbox
  const storage = window.machiSandbox?.native ?? localStorage;
  const anchor = tab.anchor ?? startOfDayInJapan(clock.now());
  const faults = createFaults(tab.faults);
  const firebaseFaults = createFirebaseFaults(tab.firebaseFaults);
  const callLog = createLog();
  const handover = link ? takeHandover(storage) : null;
  const handedReport = link ? takeReport(storage) : null;
  const machines = createMachineLog((machine, edge) => void window.machiEdgeTaken?.(machine, edge));
  const machineTimers = createMachineTimers(clock);
  const actorRestorer = handover && createActorRestorer(handover.actors, clock);
  if (actorRestorer) onFirstInput(actorRestorer.stop);
  inspection.connect((event) => {
    actorRestorer?.inspect(event);
    machines.inspect(event);
    machineTimers.inspect(event);
  });
  const openingRecording = openIndexedDbRecording(sessionStorage);
  const journal = await openIndexedDbJournal(seedName(tab.seed));
  const backend = createBackendOnDemand({
    seed: tab.seed,
    clock,
    faults,
    firebaseFaults,
    log: callLog,
    journal,
    latencyMs: tab.latency,
    anchor,
  });
  await backend.ready;
  const linkProblems = link ? await applyLink(link, backend, anchor) : [];
  if (handover) storeHandover(handover, browserStorage, sessionStorage);
  const base = new URL(apiBaseUrl, location.origin).href;
  startNetwork(backend, { base });
  rememberTabOnChange({ ...tab, anchor }, backend, clock);
  openFaultDoor(window, faults);
  brakeCalls(clock, callLog);
  reportCalls(callLog, window);
  if (tab.network === 'offline') reportOffline(consolePainted());
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'), { fails: tab.maps === 'fails' });
  const situation: SituationSource = {
    backend,
    clock,
    faults,
    firebaseFaults: backend.firebase.faults,
    seed: tab.seed,
    day: inJapan(anchor).format('YYYY-MM-DD'),
    latency: tab.latency,
    firebase: tab.firebase,
    maps: tab.maps,
    network: tab.network,
    storage: browserStorage,
  };
  // of every call, also before the panel is there
  const seenStatuses = createSeenStatuses(callLog, browserStorage);
  const recordingStore = await openingRecording;
  const pictures = createPictureLog(recordingStore, storage, document);
  const steps = createStepLog({
    clock,
    log: callLog,
    base,
    machines: {
      ...machines,
      persisted: (machine) => machines.actorsOf(machine).map((actor) => persistedActor(actor, machineTimers)),
    },
    db: backend.db,
    sandbox: window.machiSandbox ?? { native: localStorage, name: '' },
    store: recordingStore,
    pictures,
    currentLink: async () => (await currentAddress(situation)).address,
  });
  const play = recallPlay(sessionStorage, storage);
  const city = storedCity(browserStorage.getItem(STORAGE_KEYS.city));
  const tour = tabTour(link?.scenario ?? null, city, sessionStorage);
  tabTown(link?.scenario ?? null, clock.now(), sessionStorage);
  const townSwitch = createTownSwitch({
    clock,
    storage: sessionStorage,
    async run(keptTown, onEnd) {
      const { startTown } = await import('#mocks/harness/town/start-town');
      return startTown({ kept: keptTown, backend, harness: await harness(), onEnd });
    },
  });
  let loadingHarness: Promise<Harness> | null = null;
  /** What the panel and the town work with: the first page does without it. */
  const harness = (): Promise<Harness> => {
    loadingHarness ??= import('./harness/create-harness').then(({ createHarness }) =>
      createHarness({
        backend,
        clock,
        machines,
        timers: machineTimers,
        steps,
        pictures,
        situation,
        seenStatuses,
        storage,
        anchor,
        town: townSwitch,
        link,
        problems: linkProblems,
        handedReport,
      }),
    );
    return loadingHarness;
  };
  void pageShown().then(async () => {
    const { mountPanel } = await import('#mocks/harness/panel/mount');
    mountPanel(await harness());
    if (tour.tour || tour.isFromLobby) {
      const { startTours } = await import('#mocks/harness/tours/start-tours');
      await startTours({ ...tour, clock, root: import.meta.env.BASE_URL });
    }
    townSwitch.resume();
    if (!play) return;
    const { mountPlayer } = await import('#mocks/harness/panel/player/mount-player');
    mountPlayer(play, await harness());
  });
}

/** What the user does first has the machines that the page has by then. */
function onFirstInput(listener: () => void) {
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, listener, { capture: true, once: true });
}

function rememberTabOnChange(tab: TabState, { faults, firebase }: Backend, clock: HarnessClock) {
  const remember = () => {
    const faultRules = faults.rules().map(withoutHits);
    const firebaseFaults = firebase.faults.current();
    rememberTab(tabStorages(), { ...tab, faults: faultRules, firebaseFaults }, clock);
  };
  remember();
  faults.subscribe(remember);
  firebase.faults.subscribe(remember);
  clock.subscribe(remember);
}
