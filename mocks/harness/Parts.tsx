import type { ComponentType, KeyboardEvent } from 'react';
import { ClockPart } from './parts/ClockPart';
import { DataPart } from './parts/DataPart';
import { FaultsPart } from './parts/FaultsPart';
import { MachinesPart } from './parts/MachinesPart';
import { MailPart } from './parts/MailPart';
import { NetworkPart } from './parts/NetworkPart';
import { PersonaPart } from './parts/PersonaPart';
import { PushPart } from './parts/PushPart';
import type { PartProps } from './parts/part-props';
import { ReportPart } from './parts/ReportPart';

const parts = {
  persona: PersonaPart,
  faults: FaultsPart,
  push: PushPart,
  mail: MailPart,
  network: NetworkPart,
  machines: MachinesPart,
  clock: ClockPart,
  data: DataPart,
  report: ReportPart,
} satisfies Record<string, ComponentType<PartProps>>;
export type Part = keyof typeof parts;
const NAMES = [
  'persona',
  'faults',
  'push',
  'mail',
  'network',
  'machines',
  'clock',
  'data',
  'report',
] as const satisfies readonly Part[];

interface PartsProps extends PartProps {
  part: Part;
  onPart(part: Part): void;
}

/** Tabs by the WAI-ARIA pattern: the arrow keys select a tab, Tab moves into its panel. */
export function Parts({ harness, texts, part, onPart }: PartsProps) {
  const Chosen = parts[part];
  return (
    <>
      <div role="tablist" aria-label={texts.parts} className="tabs">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === part}
            aria-controls="part"
            tabIndex={name === part ? 0 : -1}
            onClick={() => onPart(name)}
            onKeyDown={(event) => moveOn(event, name, onPart)}
          >
            {texts[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="part" aria-labelledby={`tab-${part}`} className="part">
        <Chosen harness={harness} texts={texts} />
      </div>
    </>
  );
}

function moveOn(event: KeyboardEvent<HTMLElement>, from: Part, onPart: (part: Part) => void) {
  const to = target(event.key, NAMES.indexOf(from));
  const name = to === null ? undefined : NAMES.at(to % NAMES.length);
  if (name === undefined) return;
  event.preventDefault();
  onPart(name);
  event.currentTarget.parentElement?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
}

function target(key: string, from: number): number | null {
  if (key === 'ArrowRight') return from + 1;
  if (key === 'ArrowLeft') return from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
