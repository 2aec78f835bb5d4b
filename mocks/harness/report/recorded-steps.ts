import { carryOver } from './carry-over';
import type { RecordedCall } from './recorded-call';
import type { RecordingStore } from './recording-store';
import type { Step } from './step';

/** The steps of a tab and their calls, in the store and in memory. */
export interface RecordedSteps {
  /** All kept steps of the tab, the newest last. */
  all(): readonly Step[];
  calls(): readonly RecordedCall[];
  /** The link of the state before the first step; null when it is not known. */
  start(): string | null;
  /** Reads what the page loads of this tab before this one have recorded. */
  load(): Promise<void>;
  /** When there are too many steps, the first ones are dropped. */
  add(step: Step): void;
  addCall(call: RecordedCall): void;
  /**
   * Changes the last step of this page load, or the last one to which `condition` applies. `began`: milliseconds of
   * real time.
   */
  amendLast(changes: (step: Step) => Partial<Step>, condition?: (step: Step, began: number) => boolean): void;
  /** The last step of this page load to which `condition` applies. */
  findLast(condition: (step: Step) => boolean): Step | undefined;
  /** Writes the changed steps to the store. */
  save(): void;
}

interface RecordedStepsOptions {
  store: RecordingStore;
  /** The link of the present state. */
  currentLink(): Promise<string>;
  onChange(): void;
}

interface PageStep {
  step: Step;
  /** Milliseconds of real time. */
  began: number;
}

/** An afternoon of one tester has some thousand steps; the last ones explain what happened. */
const MOST_STEPS = 400;
/** Steps from the link before the first one to the next link, at which the recording can be cut. */
const BETWEEN_LINKS = 200;

export function createRecordedSteps({ store, currentLink, onChange }: RecordedStepsOptions): RecordedSteps {
  let pastSteps: readonly Step[] = [];
  /** The steps of this page load; the first `droppedCount` ones are gone. */
  let pageSteps: readonly PageStep[] = [];
  let droppedCount = 0;
  let calls: readonly RecordedCall[] = [];
  let start: string | null = null;
  /** A later link, and the number of steps of this page load before it. */
  let nextStart: { link: string; number: number } | null = null;
  let isRequestingLink = false;
  let cachedSteps: readonly Step[] | null = null;
  let unsaved = new Set<number>();

  const allSteps = () => (cachedSteps ??= [...pastSteps, ...pageSteps.map(({ step }) => step)]);

  function amendStep(index: number, changes: (step: Step) => Partial<Step>) {
    const pageStep = pageSteps[index];
    if (!pageStep) return;
    pageSteps = pageSteps.with(index, { ...pageStep, step: { ...pageStep.step, ...changes(pageStep.step) } });
    markUnsaved(index);
  }
  function markUnsaved(index: number) {
    cachedSteps = null;
    unsaved.add(index + droppedCount);
    // together, because one press causes many changes
    if (unsaved.size === 1) setTimeout(save);
  }
  function save() {
    const numbers = unsaved;
    unsaved = new Set();
    for (const number of numbers) {
      const pageStep = pageSteps[number - droppedCount];
      if (pageStep) store.keepStep(number, pageStep.step);
    }
    onChange();
  }
  /** Drops the steps before this one; a negative number leaves steps of earlier page loads. */
  function dropStepsBefore(number: number) {
    start = number === nextStart?.number ? nextStart.link : null;
    nextStart = null;
    const droppedSteps = [
      ...pastSteps,
      ...pageSteps.slice(0, Math.max(0, number - droppedCount)).map(({ step }) => step),
    ];
    pastSteps = number < 0 ? pastSteps.slice(number) : [];
    pageSteps = pageSteps.slice(Math.max(0, number - droppedCount));
    droppedCount = Math.max(droppedCount, number);
    if (start !== null) amendStep(0, (first) => carryOver(droppedSteps, first));
    cachedSteps = null;
    const wantedCallIds = new Set(allSteps().flatMap((step) => step.calls));
    calls = calls.filter(({ id }) => wantedCallIds.has(id));
    if (number >= 0) store.dropBefore(droppedCount);
    store.keepStart(start);
  }
  async function requestLink() {
    if (isRequestingLink) return;
    isRequestingLink = true;
    const countBefore = pageSteps.length + droppedCount;
    const link = await currentLink();
    isRequestingLink = false;
    // a link that was overtaken by a step belongs to neither side of it; the next step requests another
    if (pageSteps.length + droppedCount === countBefore) nextStart = { link, number: countBefore };
  }

  return {
    all: allSteps,
    calls: () => calls,
    start: () => start,
    async load() {
      const recorded = await store.past(MOST_STEPS);
      pastSteps = recorded.steps;
      calls = [...recorded.calls, ...calls];
      start = pastSteps.length > 0 ? recorded.start : await currentLink();
      cachedSteps = null;
      store.keepStart(start);
      onChange();
    },
    add(step) {
      pageSteps = [...pageSteps, { step, began: Date.now() }];
      markUnsaved(pageSteps.length - 1);
      const count = pastSteps.length + pageSteps.length;
      if (count > MOST_STEPS)
        dropStepsBefore(nextStart?.number ?? droppedCount + count - MOST_STEPS - pastSteps.length);
      else if (count >= BETWEEN_LINKS && nextStart === null) void requestLink();
    },
    addCall(call) {
      calls = [...calls, call];
      store.keepCall(call);
    },
    amendLast(changes, condition = () => true) {
      amendStep(
        pageSteps.findLastIndex(({ step, began }) => condition(step, began)),
        changes,
      );
    },
    findLast: (condition) => pageSteps.findLast(({ step }) => condition(step))?.step,
    save,
  };
}
