import type { Endpoint } from '#api/endpoint';
import type { City } from '#domain/city';
import type { BrowserStorage } from '../browser-storage';
import type { HarnessClock } from '../clock';
import type { Elsewhere } from '../elsewhere';
import type { Faults } from '../faults';
import type { FirebaseFaults } from '../firebase/firebase-faults';
import type { Log } from '../log';
import type { MachineLog } from '../machine-log';
import type { Mailbox } from '../mailbox';
import type { Scenario } from '../scenario';
import type { Seed } from '../seed/seed';
import type { UploadLine } from '../upload-line';

/** What the panel shows and changes. */
export interface Harness {
  backend: HarnessBackend;
  clock: HarnessClock;
  uploads: UploadLine;
  faults: Faults;
  log: Log;
  machines: MachineLog;
  mails: Mailbox;
  storage: BrowserStorage;
  seed: Seed;
  latency: Scenario['latency'];
  firebase: Scenario['firebase'];
  firebaseFaults: FirebaseFaults;
  elsewhere: Elsewhere;
  /** What the scenario link could not say. */
  problems: readonly string[];
  /** Whether this document was opened by a scenario link. */
  linked: boolean;
  /** Where the console lives: `/`, or the sub-path of a static host. */
  root: string;
  /** Opens a path of this site in that scenario, as a scenario link does. */
  visit(path: string, scenario: Scenario): void;
}

export interface HarnessBackend {
  readonly accounts: readonly HarnessAccount[];
  readonly cities: readonly City[];
  readonly endpoints: readonly Pick<Endpoint, 'method' | 'path'>[];
  reset(): Promise<void>;
}

export interface HarnessAccount {
  id: number;
  username: string;
  permission: string;
  company_slug?: string | null | undefined;
  /** Slugs of the cities the account may enter. */
  cities?: readonly string[];
}
