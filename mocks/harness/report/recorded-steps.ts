import { carryOver } from './carry-over';
import type { RecordedCall } from './recorded-call';
import type { RecordingStore } from './recording-store';
import type { Step } from './step';

/** The steps of a tab and their calls, in the store and in memory. */
export interface RecordedSteps {
  /** Newest last. */
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

interface Sources {
  store: RecordingStore;
  /** The link of the present state. */
  currentLink(): Promise<string>;
  onChange(): void;
}

interface OwnStep {
  step: Step;
  /** Milliseconds of real time. */
  began: number;
}

/** An afternoon of one tester has some thousand steps; the last ones explain what happened. */
const KEPT = 400;
/** Steps from the link before the first one to the next link, at which the recording can be cut. */
const BETWEEN_LINKS = 200;

export function createRecordedSteps({ store, currentLink, onChange }: Sources): RecordedSteps {
  let past: readonly Step[] = [];
  /** The steps of this page load; the first `dropped` ones are gone. */
  let own: readonly OwnStep[] = [];
  let dropped = 0;
  let calls: readonly RecordedCall[] = [];
  let start: string | null = null;
  /** A later link, and the number of steps of this page load before it. */
  let nextStart: { link: string; number: number } | null = null;
  let isRequestingLink = false;
  let all: readonly Step[] | null = null;
  let unsaved = new Set<number>();

  const allSteps = () => (all ??= [...past, ...own.map(({ step }) => step)]);

  function amend(index: number, changes: (step: Step) => Partial<Step>) {
    const one = own[index];
    if (!one) return;
    own = own.with(index, { ...one, step: { ...one.step, ...changes(one.step) } });
    touch(index);
  }
  function touch(index: number) {
    all = null;
    unsaved.add(index + dropped);
    // together, because one press causes many changes
    if (unsaved.size === 1) setTimeout(save);
  }
  function save() {
    const numbers = unsaved;
    unsaved = new Set();
    for (const number of numbers) {
      const one = own[number - dropped];
      if (one) store.keepStep(number, one.step);
    }
    onChange();
  }
  /** Drops the steps before this one; a negative number leaves steps of earlier page loads. */
  function cut(number: number) {
    start = number === nextStart?.number ? nextStart.link : null;
    nextStart = null;
    const gone = [...past, ...own.slice(0, Math.max(0, number - dropped)).map(({ step }) => step)];
    past = number < 0 ? past.slice(number) : [];
    own = own.slice(Math.max(0, number - dropped));
    dropped = Math.max(dropped, number);
    if (start !== null) amend(0, (first) => carryOver(gone, first));
    all = null;
    const wanted = new Set(allSteps().flatMap((step) => step.calls));
    calls = calls.filter(({ id }) => wanted.has(id));
    if (number >= 0) store.dropBefore(dropped);
    store.keepStart(start);
  }
  async function requestLink() {
    if (isRequestingLink) return;
    isRequestingLink = true;
    const before = own.length + dropped;
    const link = await currentLink();
    isRequestingLink = false;
    // a link that was overtaken by a step belongs to neither side of it; the next step requests another
    if (own.length + dropped === before) nextStart = { link, number: before };
  }

  return {
    all: allSteps,
    calls: () => calls,
    start: () => start,
    async load() {
      const recorded = await store.past(KEPT);
      past = recorded.steps;
      calls = [...recorded.calls, ...calls];
      start = past.length > 0 ? recorded.start : await currentLink();
      all = null;
      store.keepStart(start);
      onChange();
    },
    add(step) {
      own = [...own, { step, began: Date.now() }];
      touch(own.length - 1);
      const count = past.length + own.length;
      if (count > KEPT) cut(nextStart?.number ?? dropped + count - KEPT - past.length);
      else if (count >= BETWEEN_LINKS && nextStart === null) void requestLink();
    },
    addCall(call) {
      calls = [...calls, call];
      store.keepCall(call);
    },
    amendLast(changes, condition = () => true) {
      amend(
        own.findLastIndex(({ step, began }) => condition(step, began)),
        changes,
      );
    },
    findLast: (condition) => own.findLast(({ step }) => condition(step))?.step,
    save,
  };
}
