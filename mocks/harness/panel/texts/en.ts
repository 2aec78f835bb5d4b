import { ROLE_NAMES } from '#mocks/harness/link/role-names';
import { clockTexts } from '#mocks/harness/panel/parts/clock/clock-texts';
import { contractTexts } from '#mocks/harness/panel/parts/contract/contract-texts';
import { dataTexts } from '#mocks/harness/panel/parts/data/data-texts';
import { faultsTexts } from '#mocks/harness/panel/parts/faults/faults-texts';
import { incidentsTexts } from '#mocks/harness/panel/parts/incidents/incidents-texts';
import { machinesTexts } from '#mocks/harness/panel/parts/machines/machines-texts';
import { mailTexts } from '#mocks/harness/panel/parts/mail/mail-texts';
import { networkTexts } from '#mocks/harness/panel/parts/network/network-texts';
import { personaTexts } from '#mocks/harness/panel/parts/persona/persona-texts';
import { pushTexts } from '#mocks/harness/panel/parts/push/push-texts';
import { recorderTexts } from '#mocks/harness/panel/parts/recorder/recorder-texts';
import { reportTexts } from '#mocks/harness/panel/parts/report/report-texts';
import { requirementsTexts } from '#mocks/harness/panel/parts/requirements/requirements-texts';
import { sandboxesTexts } from '#mocks/harness/panel/parts/sandboxes/sandboxes-texts';
import { timeTexts } from '#mocks/harness/panel/parts/time/time-texts';
import { wantedTexts } from '#mocks/harness/panel/parts/wanted/wanted-texts';
import { playerTexts } from '#mocks/harness/panel/player/player-texts';
import { presenterTexts } from '#mocks/harness/presenter/presenter-texts';
import type { Texts } from './ja';
import type { StepTexts } from './step-texts';

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
  groupsOfParts: 'Tabs of the panel',
  parts: 'Parts of the panel',
  width: 'Width of the panel',
  dock: 'Place of the panel',
  docks: { beside: 'Beside', over: 'Over', below: 'Below' },
  unhandled: (count) => `API calls nobody answered: ${count}`,
  copyLink: 'Copy scenario link',
  link: 'Link',
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
  searchExplained: '/ finds',
  noPartMatches: 'Nothing matches',
  openPart: 'Open this part',
  loadingPart: 'Loading…',
  partFailed: 'This part could not be loaded. Load the page again',
  reload: 'Load again',
  groups: { prepare: 'Prepare', try: 'Try', record: 'Record', more: 'More' },
  tabs: {
    time: 'Time',
    wanted: 'Make a state',
    sandboxes: 'Sandboxes',
    persona: 'Sign in as',
    incidents: 'This page',
    faults: 'Faults',
    mail: 'Mail',
    network: 'Network',
    machines: 'Machines',
    contract: 'API check',
    requirements: 'Requirements',
    clock: 'Clock',
    data: 'Data',
    push: 'Events from outside',
    report: 'Report',
    recorder: 'Recorder',
    presenter: 'Presentation',
  },
  roles: { ...ROLE_NAMES.en, none: 'Signed out' },
  seeds: {
    normal: 'Normal',
    empty: 'Empty',
    busy: 'Busy (10,000 rows a list)',
    edge: 'Edge (long strings, every status)',
  },
  steps,
  incidents: incidentsTexts.en,
  faults: faultsTexts.en,
  push: pushTexts.en,
  clock: clockTexts.en,
  mail: mailTexts.en,
  network: networkTexts.en,
  contract: contractTexts.en,
  requirements: requirementsTexts.en,
  machines: machinesTexts.en,
  data: dataTexts.en,
  sandboxes: sandboxesTexts.en,
  report: reportTexts.en,
  recorder: recorderTexts.en,
  persona: personaTexts.en,
  player: playerTexts.en,
  presenter: presenterTexts.en,
  time: timeTexts.en,
  wanted: wantedTexts.en,
};
