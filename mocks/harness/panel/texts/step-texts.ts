import type { Step } from '#mocks/harness/report/step';

/** A step in words, by its kind. */
export type StepTexts = Record<Step['kind'], (name: string, value: string) => string>;
