import type { ComponentType } from 'react';
import type { LoadedPartProps } from './parts/part-props';
import type { Texts } from './texts/texts-for';

export interface PartRow {
  group: Group;
  /** Opens the part while a tab has the focus. */
  key: string;
  load(): Promise<ComponentType<LoadedPartProps>>;
  /** Whether it needs all calls or all tables of the backend, which a page loads on demand. */
  needsAll?: boolean;
  /** What the search offers: the label, legend or text of an element in this part. */
  actions?(texts: Texts): readonly string[];
}

/** Tabs, in this order: where the console is, what happens to it, what is kept of it, and the rest. */
export const GROUPS = ['prepare', 'try', 'record', 'more'] as const;
export type Group = (typeof GROUPS)[number];

/** The parts of the panel, in the order of their tabs. Each is loaded when it is first opened. */
export const PARTS = {
  persona: {
    group: 'prepare',
    key: 'p',
    load: () => import('./parts/persona/PersonaPart').then(({ PersonaPart }) => PersonaPart),
    actions: ({ persona }) => [persona.city, persona.role, persona.refusedRoles],
  },
  data: {
    group: 'prepare',
    key: 'd',
    needsAll: true,
    load: () => import('./parts/data/DataPart').then(({ DataPart }) => DataPart),
    actions: ({ data }) => [
      data.seed,
      data.reset,
      data.saveFile,
      data.loadFile,
      data.table,
      data.addRow,
      data.writes,
    ],
  },
  wanted: {
    group: 'prepare',
    key: 'w',
    load: () => import('./parts/wanted/WantedPart').then(({ WantedPart }) => WantedPart),
    actions: ({ wanted }) => [wanted.search],
  },
  incidents: {
    group: 'try',
    key: 'i',
    load: () => import('./parts/incidents/IncidentsPart').then(({ IncidentsPart }) => IncidentsPart),
    actions: ({ incidents }) => [incidents.title, incidents.offline, incidents.slow],
  },
  faults: {
    group: 'try',
    key: 'f',
    needsAll: true,
    load: () => import('./parts/faults/FaultsPart').then(({ FaultsPart }) => FaultsPart),
    actions: ({ faults }) => [
      faults.whichCall,
      faults.activeFaults,
      faults.faultSets,
      faults.slowUploads,
      faults.writtenFaults,
      faults.firebaseFault,
    ],
  },
  push: {
    group: 'try',
    key: 'e',
    load: () => import('./parts/push/PushPart').then(({ PushPart }) => PushPart),
    actions: ({ push }) => [
      push.expireTokens,
      push.endSessions,
      push.secondTab,
      push.changeRole,
      push.sendNotice,
      push.sendReport,
      push.sendReserve,
      push.requestCancellation,
      push.sendChat,
      push.readChat,
      push.typeChat,
      push.otherPartyReadsMessagesOf,
      push.revokeFirebaseTokens,
      push.dropFirebaseStreams,
    ],
  },
  clock: {
    group: 'try',
    key: 'c',
    load: () => import('./parts/clock/ClockPart').then(({ ClockPart }) => ClockPart),
    actions: ({ clock }) => [clock.minute, clock.day, clock.setTime, clock.speed, clock.nextEvents],
  },
  report: {
    group: 'record',
    key: 'r',
    load: () => import('./parts/report/ReportPart').then(({ ReportPart }) => ReportPart),
    actions: ({ report }) => [report.title, report.saveReport, report.copyReport, report.openReport],
  },
  recorder: {
    group: 'record',
    key: 'o',
    load: () => import('./parts/recorder/RecorderPart').then(({ RecorderPart }) => RecorderPart),
    actions: ({ recorder }) => [recorder.start, recorder.lastActions],
  },
  network: {
    group: 'record',
    key: 'n',
    load: () => import('./parts/network/NetworkPart').then(({ NetworkPart }) => NetworkPart),
    actions: ({ network }) => [network.filter],
  },
  time: {
    group: 'more',
    key: 't',
    // the rows of the link that the tab began with are checked by their tables
    needsAll: true,
    load: () => import('./parts/time/TimePart').then(({ TimePart }) => TimePart),
    actions: ({ time }) => [time.step, time.goOn],
  },
  requirements: {
    group: 'more',
    key: 'q',
    needsAll: true,
    load: () =>
      import('./parts/requirements/RequirementsPart').then(({ RequirementsPart }) => RequirementsPart),
    actions: ({ requirements }) => [requirements.search, requirements.pageCalls],
  },
  machines: {
    group: 'more',
    key: 'x',
    load: () => import('./parts/machines/MachinesPart').then(({ MachinesPart }) => MachinesPart),
  },
  contract: {
    group: 'more',
    key: 'k',
    needsAll: true,
    load: () => import('./parts/contract/ContractPart').then(({ ContractPart }) => ContractPart),
    actions: ({ contract }) => [contract.file],
  },
  mail: {
    group: 'more',
    key: 'm',
    load: () => import('./parts/mail/MailPart').then(({ MailPart }) => MailPart),
  },
  sandboxes: {
    group: 'more',
    key: 's',
    load: () => import('./parts/sandboxes/SandboxesPart').then(({ SandboxesPart }) => SandboxesPart),
  },
  presenter: {
    group: 'more',
    key: 'a',
    load: () => import('./parts/presenter/PresenterPart').then(({ PresenterPart }) => PresenterPart),
    actions: ({ presenter }) => [presenter.start],
  },
} satisfies Record<string, PartRow>;

export type Part = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly Part[];

export const partsOf = (group: Group): readonly Part[] =>
  PART_NAMES.filter((name) => PARTS[name].group === group);
