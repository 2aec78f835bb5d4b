import type { Texts } from '../ja/ja';
import type { StepTexts } from '../step-texts';
import { clockEn } from './clock-en';
import { contractEn } from './contract-en';
import { dataEn } from './data-en';
import { faultsEn } from './faults-en';
import { machinesEn } from './machines-en';
import { mailEn } from './mail-en';
import { networkEn } from './network-en';
import { personaEn } from './persona-en';
import { playerEn } from './player-en';
import { presenterEn } from './presenter-en';
import { pushEn } from './push-en';
import { recorderEn } from './recorder-en';
import { reportEn } from './report-en';
import { requirementsEn } from './requirements-en';
import { sandboxesEn } from './sandboxes-en';
import { timeEn } from './time-en';
import { wantedEn } from './wanted-en';

const steps: StepTexts = {
  open: (name) => `Open ${name}`,
  press: (name) => `Press "${name}"`,
  type: (name, value) => `Type "${value}" into "${name}"`,
  choose: (name, value) => `Choose "${value}" in "${name}"`,
  check: (name) => `Check "${name}"`,
  uncheck: (name) => `Uncheck "${name}"`,
  file: (name, value) => `File for "${name}": ${value}`,
  key: (name) => `Key ${name}`,
  call: (name, value) => `${name} → ${value}`,
  error: (name) => `Error ${name}`,
  toast: (name) => `Error message "${name}"`,
  startRecording: () => 'Start the recording',
  stopRecording: () => 'Stop the recording',
  expectVisible: (name) => `Expect "${name}" to be visible`,
  expectText: (name, value) => `Expect "${name}" to be "${value}"`,
  expectRows: (_, value) => `Expect ${value} rows in the list`,
};

/** The panel's texts in English. */
export const en: Texts = {
  open: 'Open the demo panel (Alt+Q)',
  close: 'Close',
  label: 'Demo data',
  title: 'Demo panel',
  parts: 'Parts of the panel',
  width: 'Width of the panel',
  unhandled: (count) => `API calls nobody answered: ${count}`,
  copyLink: 'Copy scenario link',
  copied: 'Copied',
  notCopied: 'Could not copy. Select the text below and copy it',
  withoutWrites: 'Too much is written for a link: it opens the data as seeded',
  signedOut: 'Signed out',
  unknownUser: 'Unknown user',
  problems:
    'The link says something that cannot be read; the default is used (after the dash: what may be written)',
  meant: (pair) => `Probably: ${pair}`,
  openMended: 'Open the corrected link',
  dismiss: 'Dismiss',
  noCity: 'None yet',
  sandboxNumber: (number) => `Sandbox ${number}`,
  search: 'Search the panel',
  searchExplained: 'Press / to find an action',
  noPartMatches: 'Nothing matches',
  openPart: 'Open this part',
  loadingPart: 'Loading…',
  partFailed: 'This part could not be loaded. Load the page again',
  reload: 'Load again',
  groups: { scene: 'Set up', events: 'Trigger', inspect: 'Inspect', keep: 'Record' },
  tabs: {
    time: 'Time',
    wanted: 'Wanted',
    sandboxes: 'Sandboxes',
    persona: 'Persona',
    faults: 'Faults',
    mail: 'Mail',
    network: 'Network',
    machines: 'Machines',
    contract: 'Contract',
    requirements: 'Requirements',
    clock: 'Clock',
    data: 'Data',
    push: 'Events',
    report: 'Report',
    recorder: 'Recorder',
  },
  roles: {
    Administrator: 'Administrator',
    Operator: 'Operator',
    Advertiser: 'Advertiser',
    owner_shop: 'Shop owner',
    staff_shop: 'Shop staff',
    Member: 'Member',
    Guest: 'Guest',
    President: 'President',
    Teacher: 'Teacher',
    none: 'Signed out',
  },
  seeds: {
    normal: 'Normal',
    empty: 'Empty',
    busy: 'Busy (10,000 rows a list)',
    edge: 'Edge (long strings, every status)',
  },
  steps,
  faults: faultsEn,
  push: pushEn,
  clock: clockEn,
  mail: mailEn,
  network: networkEn,
  contract: contractEn,
  requirements: requirementsEn,
  machines: machinesEn,
  data: dataEn,
  sandboxes: sandboxesEn,
  report: reportEn,
  recorder: recorderEn,
  persona: personaEn,
  player: playerEn,
  presenter: presenterEn,
  time: timeEn,
  wanted: wantedEn,
};
