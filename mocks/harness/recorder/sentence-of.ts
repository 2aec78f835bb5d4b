import type { Scenario } from '#mocks/harness/link/scenario';
import type { Step } from '#mocks/harness/report/step';

/** What the page shows after a step. */
export interface PageFact {
  kind: 'dialogOpens' | 'dialogCloses' | 'message' | 'address' | 'heading' | 'rows';
  /** Its name, text, address or number. */
  value: string;
}

/** What a line does that is no step of the tester. */
export type LineFact =
  | PageFact
  | { kind: 'passes' | 'passesLong' | 'panelCloses' | 'listLoads'; value: string }
  | { kind: 'opens'; value: string; role: NonNullable<Scenario['role']> };

/** The words of a language. */
export interface SentenceTexts {
  steps: Readonly<Record<Step['kind'], (name: string, value: string) => string>>;
  roles: Readonly<Record<NonNullable<Scenario['role']>, string>>;
  says: Readonly<Record<Exclude<LineFact['kind'], 'opens'>, (value: string) => string>> & {
    opens(address: string, role: string): string;
    back: string;
    forward: string;
    reloads: string;
    checked(name: string, isChecked: boolean): string;
    /** In a row or a dialog, which has this text. */
    within(place: string, sentence: string): string;
  };
}

interface SentenceLine {
  says: LineFact | null;
  step: Step | null;
}

/** A line of a test as a sentence; its step says what it does, and the line what follows from it. */
export function sentenceOf({ says, step }: SentenceLine, texts: SentenceTexts): string {
  if (says?.kind === 'opens') return texts.says.opens(says.value, texts.roles[says.role]);
  if (says) return texts.says[says.kind](says.value);
  return step === null ? '' : sentenceOfStep(step, texts);
}

function sentenceOfStep(step: Step, texts: SentenceTexts): string {
  const sentence = ownSentence(step, texts);
  const containerName = step.target?.within?.name ?? '';
  // a name such as 「花火大会」を削除 says by itself where it stands
  return containerName === '' || step.name.includes(containerName)
    ? sentence
    : texts.says.within(containerName, sentence);
}

function ownSentence({ kind, name, value, target }: Step, { says, steps }: SentenceTexts): string {
  if (kind === 'open' && (value === 'back' || value === 'back_forward')) return says.back;
  if (kind === 'open' && value === 'forward') return says.forward;
  if (kind === 'open' && value === 'reload') return says.reloads;
  if (kind === 'expectText' && (target?.role === 'checkbox' || target?.role === 'radio'))
    return says.checked(name, value === 'true');
  return steps[kind](name, value);
}
