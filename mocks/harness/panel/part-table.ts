import type { ComponentType } from 'react';
import type { LoadedPartProps } from './parts/part-props';
import type { Texts } from './texts/texts-for';

interface PartRow {
  group: Group;
  /** Opens the part while a tab has the focus. */
  key: string;
  load(): Promise<ComponentType<LoadedPartProps>>;
  /** What the search offers: the label, legend or text of an element in this part. */
  actions?(texts: Texts): readonly string[];
}

/** Rows of tabs, in this order: where the console is, what happens to it, what it did, what is kept. */
export const GROUPS = ['scene', 'events', 'inspect', 'keep'] as const;
export type Group = (typeof GROUPS)[number];

/** The parts of the panel, in the order of their tabs. Each is loaded when it is first opened. */
export const PARTS = {
  persona: {
    group: 'scene',
    key: 'p',
    load: () => import('./parts/persona/PersonaPart').then(({ PersonaPart }) => PersonaPart),
    actions: ({ persona }) => [persona.city, persona.role, persona.refusedRoles],
  },
  wanted: {
    group: 'scene',
    key: 'w',
    load: () => import('./parts/wanted/WantedPart').then(({ WantedPart }) => WantedPart),
    actions: ({ wanted }) => [wanted.search],
  },
  data: {
    group: 'scene',
    key: 'd',
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
  sandboxes: {
    group: 'scene',
    key: 's',
    load: () => import('./parts/sandboxes/SandboxesPart').then(({ SandboxesPart }) => SandboxesPart),
  },
  faults: {
    group: 'events',
    key: 'f',
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
    group: 'events',
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
      push.readByOther,
      push.revokeFirebaseTokens,
      push.dropFirebaseStreams,
    ],
  },
  clock: {
    group: 'events',
    key: 'c',
    load: () => import('./parts/clock/ClockPart').then(({ ClockPart }) => ClockPart),
    actions: ({ clock }) => [clock.minute, clock.day, clock.setTime, clock.speed, clock.nextEvents],
  },
  mail: {
    group: 'events',
    key: 'm',
    load: () => import('./parts/mail/MailPart').then(({ MailPart }) => MailPart),
  },
  network: {
    group: 'inspect',
    key: 'n',
    load: () => import('./parts/network/NetworkPart').then(({ NetworkPart }) => NetworkPart),
    actions: ({ network }) => [network.filter],
  },
  machines: {
    group: 'inspect',
    key: 'x',
    load: () => import('./parts/machines/MachinesPart').then(({ MachinesPart }) => MachinesPart),
  },
  contract: {
    group: 'inspect',
    key: 'k',
    load: () => import('./parts/contract/ContractPart').then(({ ContractPart }) => ContractPart),
    actions: ({ contract }) => [contract.file],
  },
  time: {
    group: 'inspect',
    key: 't',
    load: () => import('./parts/time/TimePart').then(({ TimePart }) => TimePart),
    actions: ({ time }) => [time.step, time.goOn],
  },
  requirements: {
    group: 'inspect',
    key: 'q',
    load: () =>
      import('./parts/requirements/RequirementsPart').then(({ RequirementsPart }) => RequirementsPart),
    actions: ({ requirements }) => [requirements.search, requirements.pageCalls],
  },
  report: {
    group: 'keep',
    key: 'r',
    load: () => import('./parts/report/ReportPart').then(({ ReportPart }) => ReportPart),
    actions: ({ report }) => [report.title, report.saveReport, report.copyReport, report.openReport],
  },
  recorder: {
    group: 'keep',
    key: 'o',
    load: () => import('./parts/recorder/RecorderPart').then(({ RecorderPart }) => RecorderPart),
    actions: ({ recorder }) => [recorder.start, recorder.lastActions],
  },
} satisfies Record<string, PartRow>;

export type Part = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly Part[];

export const partsOf = (group: Group): readonly Part[] =>
  PART_NAMES.filter((name) => PARTS[name].group === group);
