import { createBackendOnDemand } from '#mocks/backend/backend-on-demand';
import type { Backend } from '#mocks/backend/backend-types';
import { createClock, type HarnessClock } from '#mocks/harness/clock/clock';
import { eventsBetween } from '#mocks/harness/clock/next-events';
import { createDataEditor } from '#mocks/harness/data/data-editor';
import { mailboxOf } from '#mocks/harness/demo/mailbox';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import type { Harness } from '#mocks/harness/harness';
import { type LinkProblem, mendedLink } from '#mocks/harness/link/link-problem';
import { openAddress } from '#mocks/harness/link/open-address';
import { createSandboxes } from '#mocks/harness/link/sandboxes';
import { KEEP_WRITES, writeScenario } from '#mocks/harness/link/scenario';
import type { MachineLog } from '#mocks/harness/machines/machine-log';
import type { MachineTimers } from '#mocks/harness/machines/machine-timers';
import { createFaultSets } from '#mocks/harness/panel/fault-sets';
import type { SituationSource } from '#mocks/harness/panel/situation';
import { keepPlay } from '#mocks/harness/player/kept-play';
import type { PictureLog } from '#mocks/harness/report/pictures/picture-log';
import { createReportInbox } from '#mocks/harness/report/report-inbox';
import type { StepLog } from '#mocks/harness/report/step-log';
import type { SeenStatuses } from '#mocks/harness/requirements/seen-statuses';
import { handOver } from '#mocks/harness/time-travel/handover';
import { recallTour } from '#mocks/harness/tours/kept-tour';
import type { TownSwitch } from '#mocks/harness/town/town-switch';
import type { Link } from './link/apply-link';

/** What the harness is made of. */
interface HarnessSources {
  backend: Backend;
  clock: HarnessClock;
  machines: MachineLog;
  timers: MachineTimers;
  steps: StepLog;
  pictures: PictureLog;
  situation: SituationSource;
  seenStatuses: SeenStatuses;
  /** The storage of the browser itself, also in a sandbox. */
  storage: Storage;
  anchor: number;
  town: TownSwitch;
  link: Link | null;
  problems: readonly LinkProblem[];
  /** The text of a report that the lobby has handed over; null without one. */
  handedReport: string | null;
}

export function createHarness({
  backend,
  clock,
  machines,
  timers,
  steps,
  pictures,
  situation,
  seenStatuses,
  storage,
  anchor,
  town,
  link,
  problems,
  handedReport,
}: HarnessSources): Harness {
  const { origin, pathname, search } = location;
  const mendedHash = link && mendedLink(link.hash, problems);
  return {
    ...situation,
    clock,
    machines,
    data: createDataEditor(backend.db),
    eventsBetween: (scope, from, to) =>
      eventsBetween({ db: backend.db, timers: timers.timers() }, scope, from, to),
    faultSets: createFaultSets(storage),
    log: backend.log,
    seenStatuses,
    steps,
    pictures,
    reports: createReportInbox(handedReport),
    mails: mailboxOf(backend.db),
    async answerOfFake() {
      const { fakeAnswers } = await import('#mocks/harness/contract/fake-answers');
      const otherBackend = createBackendOnDemand({
        seed: backend.seed,
        clock: createClock({ start: clock.now(), paused: true }),
        anchor,
      });
      return fakeAnswers(otherBackend, 'operator');
    },
    remoteEvents: createRemoteEvents(backend),
    problems,
    sandboxes: createSandboxes(window.machiSandbox ?? null, openAddress),
    openMended: mendedHash === null ? null : () => openAddress(origin + pathname + search + mendedHash),
    openAddress: (address) => openAddress(origin + address),
    play(address, play) {
      keepPlay(storage, play);
      openAddress(origin + address);
    },
    tour() {
      const tour = recallTour(sessionStorage);
      return tour ? { tour: tour.role, step: tour.index + 1 } : {};
    },
    town,
    handOver: (state) => handOver(storage, state, sessionStorage),
    linked: link !== null,
    root: import.meta.env.BASE_URL,
    visit: (path, scenario) =>
      openAddress(
        origin + path + writeScenario({ ...scenario, town: town.isOn() ? 'run' : null, writes: KEEP_WRITES }),
      ),
  };
}
