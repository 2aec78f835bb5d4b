import type { Endpoint } from '#api/http/endpoint';
import type { City } from '#domain/places/city';
import type { JournalPosition, Snapshot } from '#mocks/backend/db/db';
import type { FirebaseFaults } from '#mocks/backend/firebase/firebase-faults';
import type { Faults } from '#mocks/backend/protocol/faults';
import type { Log } from '#mocks/backend/protocol/log';
import type { Seed } from '#mocks/backend/seed/base/seed';
import type { HarnessClock } from '#mocks/harness/clock/clock';
import type { EventScope, NextEvent } from '#mocks/harness/clock/next-events';
import type { AnswerOfFake } from '#mocks/harness/contract/fake-answers';
import type { DataEditor } from '#mocks/harness/data/data-editor';
import type { Mailbox } from '#mocks/harness/demo/mailbox';
import type { RemoteEvents } from '#mocks/harness/demo/remote-events';
import type { BrowserStorage } from '#mocks/harness/link/browser-storage';
import type { LinkProblem } from '#mocks/harness/link/link-problem';
import type { Sandboxes } from '#mocks/harness/link/sandboxes';
import type { Scenario } from '#mocks/harness/link/scenario';
import type { MachineLog } from '#mocks/harness/machines/machine-log';
import type { Play } from '#mocks/harness/player/kept-play';
import type { PictureLog } from '#mocks/harness/report/pictures/picture-log';
import type { ReportInbox } from '#mocks/harness/report/report-inbox';
import type { StepLog } from '#mocks/harness/report/step-log';
import type { SeenStatuses } from '#mocks/harness/requirements/seen-statuses';
import type { StateAtStep } from '#mocks/harness/time-travel/state-at-step';
import type { TownSwitch } from '#mocks/harness/town/town-switch';
import type { FaultSets } from './panel/fault-sets';

/** The data and effects of the panel. */
export interface Harness {
  backend: HarnessBackend;
  data: DataEditor;
  clock: HarnessClock;
  faults: Faults;
  faultSets: FaultSets;
  log: Log;
  seenStatuses: SeenStatuses;
  steps: StepLog;
  pictures: PictureLog;
  reports: ReportInbox;
  machines: MachineLog;
  mails: Mailbox;
  storage: BrowserStorage;
  sandboxes: Sandboxes;
  /** What the clock changes in a city and for an account, after `from`, up to and including `to`. */
  eventsBetween(scope: EventScope, from: number, to: number): readonly NextEvent[];
  /** The answers of another fake backend with the same seed: recorded writes must not change this one. */
  answerOfFake(): Promise<AnswerOfFake>;
  seed: Seed;
  /** The day in Japan that seeded dates refer to: `2026-04-01`. */
  day: string;
  latency: Scenario['latency'];
  firebase: Scenario['firebase'];
  maps: Scenario['maps'];
  network: Scenario['network'];
  firebaseFaults: FirebaseFaults;
  remoteEvents: RemoteEvents;
  /** The problems of the scenario link. */
  problems: readonly LinkProblem[];
  /** Opens the link again with the probable value of each problem; null when no problem has one. */
  openMended: (() => void) | null;
  /** Opens a path of this site with a scenario link in its fragment, in a new sandbox. */
  openAddress(address: string): void;
  /** Opens a path with a scenario link in a new sandbox, and plays the steps there. */
  play(address: string, play: Play): void;
  /** Whether the town runs, and how it is turned on and off. */
  town: TownSwitch;
  /** The tour that this tab shows and its step; empty without one. */
  tour(): Partial<Pick<Scenario, 'tour' | 'step'>>;
  /** Keeps a state for the scenario link that is opened next. */
  handOver(state: Pick<StateAtStep, 'stored' | 'actors'>): void;
  /** Whether a scenario link opened this document. */
  linked: boolean;
  /** The base path of the console: `/`, or the sub-path of a static host. */
  root: string;
  /** Opens a path of this site in this scenario, as a scenario link does, and keeps what is written. */
  visit(path: string, scenario: Scenario): void;
}

export interface HarnessBackend {
  readonly accounts: readonly HarnessAccount[];
  readonly cities: readonly City[];
  /** All endpoints while a part of the panel is shown. */
  readonly endpoints: readonly Endpoint[];
  /** Loads what the parts of the panel show: all endpoints and tables. */
  loadAll(): Promise<void>;
  reset(): Promise<void>;
  /** All writes over the seed. */
  snapshot(): Promise<Snapshot>;
  /** The writes before a call of the log; null when the data has been reset since. */
  snapshotBefore(position: JournalPosition): Promise<Snapshot | null>;
}

export interface HarnessAccount {
  id: number;
  username: string;
  permission: string;
  company_slug?: string | null | undefined;
  /** Slugs of the cities that the account may enter. */
  cities?: readonly string[];
}
