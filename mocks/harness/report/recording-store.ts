import type { RecordedCall } from './recorded-call';
import type { Step } from './step';

/** What a tab has recorded. */
export interface Recording {
  /** The link of the state before the first step; null when it is not known. */
  start: string | null;
  steps: readonly Step[];
  calls: readonly RecordedCall[];
}

/** Where a page load keeps what it records, so that a crash or a reload of the tab loses nothing. */
export interface RecordingStore {
  /** The number of this page load in its tab. */
  readonly page: number;
  /** What the page loads of this tab before this one have recorded, at most `steps` steps. */
  past(steps: number): Promise<Recording>;
  keepStart(link: string | null): void;
  /** `number`: of the step in this page load. */
  keepStep(number: number, step: Step): void;
  keepCall(call: RecordedCall): void;
  /** Returns the id of the picture. The last KEPT_PICTURES of a page load are kept. */
  keepPicture(markup: string): string;
  picture(id: string): Promise<string | null>;
  /** The past, and the first steps of this page load, are no longer wanted. */
  dropBefore(number: number): void;
}

/** A picture has about 80 KB. */
export const KEPT_PICTURES = 30;

/** For browsers without a database: pictures would fill the memory, so there are none. */
export const forgetfulStore = (): RecordingStore => ({
  page: 1,
  past: () => Promise.resolve({ start: null, steps: [], calls: [] }),
  keepStart: () => {},
  keepStep: () => {},
  keepCall: () => {},
  keepPicture: () => '',
  picture: () => Promise.resolve(null),
  dropBefore: () => {},
});
