import type { Clock } from '#domain/base/clock';

/** One clock for the console, its machines and the fake backend; also an XState `clock`. */
export interface HarnessClock extends Clock {
  /** Time passes at once; what falls due meanwhile happens in its order, each at its own time. */
  jump(ms: number): void;
  /** Stops the clock, then lets so much time pass. */
  step(ms: number): void;
  /** Forwards it is a jump. Backwards nothing is undone: what waits still waits as long as before. */
  set(iso: string): void;
  pause(): void;
  resume(): void;
  paused(): boolean;
  /** How far the clock is ahead of the real time; for a paused clock it shrinks by itself. */
  offset(): number;
  /** Whether somebody has paused, set or jumped it away from the real time. */
  isSet(): boolean;
  /** Told of jump, step, set, pause and resume, never of time that merely passes. */
  subscribe(listener: () => void): () => void;
}

/** Where real time comes from; tests bring their own. */
export interface TimerSource {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

interface ClockOptions {
  start?: number;
  paused?: boolean;
  source?: TimerSource;
}

interface Waiting {
  id: number;
  due: number;
  run: () => void;
}

/** Browsers fire a longer timeout at once. */
const LONGEST_TIMEOUT = 2_147_483_647;
/** A clock nearer to the real time than this was not set by anybody. */
const NOTICEABLE = 1_000;

export const createClock = (options: ClockOptions = {}): HarnessClock => new JumpingClock(options);

class JumpingClock implements HarnessClock {
  readonly #source: TimerSource;
  readonly #listeners = new Set<() => void>();
  #ahead: number;
  #isPaused: boolean;
  /** The time at which the clock stands: while paused, and while timers fire in a jump. */
  #standsAt: number | null;
  #passing = false;
  #waiting: readonly Waiting[] = [];
  #lastId = 0;
  #alarm: unknown = null;

  constructor({ start, paused = false, source = realTime }: ClockOptions) {
    this.#source = source;
    const real = source.now();
    this.#ahead = start === undefined ? 0 : start - real;
    this.#isPaused = paused;
    this.#standsAt = paused ? real + this.#ahead : null;
  }

  now(): number {
    return this.#standsAt ?? this.#source.now() + this.#ahead;
  }

  paused(): boolean {
    return this.#isPaused;
  }

  offset(): number {
    return this.now() - this.#source.now();
  }

  isSet(): boolean {
    return this.#isPaused || Math.abs(this.offset()) >= NOTICEABLE;
  }

  setTimeout(run: () => void, ms: number): number {
    this.#lastId += 1;
    // At least 1 ms, as browsers once did: a timer that renews itself with 0 would never let a jump end.
    const due = this.now() + Math.max(ms || 0, 1);
    this.#waiting = [...this.#waiting, { id: this.#lastId, due, run }];
    this.#arm();
    return this.#lastId;
  }

  clearTimeout(id: number) {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
    this.#arm();
  }

  jump(ms: number) {
    this.#pass(ms);
    this.#tell();
  }

  step(ms: number) {
    this.#stop();
    this.#pass(ms);
    this.#tell();
  }

  set(iso: string) {
    const to = Date.parse(iso);
    if (Number.isNaN(to)) throw new RangeError(`"${iso}" is no time`);
    if (to >= this.now()) this.#pass(to - this.now());
    else this.#goBack(to);
    this.#tell();
  }

  pause() {
    this.#stop();
    this.#tell();
  }

  resume() {
    this.#isPaused = false;
    if (!this.#passing) this.#go();
    this.#arm();
    this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A timer may itself pause, resume or jump: the jump still ends, and time never runs backwards in it. */
  #pass(ms: number) {
    if (!(ms >= 0)) throw new RangeError(`time cannot pass by ${ms} ms`);
    const outermost = !this.#passing;
    const end = this.now() + ms;
    this.#standsAt = this.now();
    this.#passing = true;
    this.#fireUntil(end);
    this.#standsAt = Math.max(end, this.#standsAt);
    if (!outermost) return;
    this.#passing = false;
    if (!this.#isPaused) this.#go();
    this.#arm();
  }

  #goBack(to: number) {
    const back = this.now() - to;
    this.#waiting = this.#waiting.map((one) => ({ ...one, due: one.due - back }));
    if (this.#standsAt === null) this.#ahead -= back;
    else this.#standsAt = to;
    this.#arm();
  }

  #stop() {
    this.#isPaused = true;
    this.#standsAt ??= this.now();
    this.#arm();
  }

  #go() {
    if (this.#standsAt !== null) this.#ahead = this.#standsAt - this.#source.now();
    this.#standsAt = null;
  }

  #fireUntil(end: number) {
    for (let next = this.#earliest(); next !== null && next.due <= end; next = this.#earliest()) {
      const { id, due, run } = next;
      this.#waiting = this.#waiting.filter((one) => one.id !== id);
      if (this.#standsAt !== null) this.#standsAt = Math.max(this.#standsAt, due);
      runSafely(run);
    }
  }

  /** Of two that fall due together, the one asked for first. */
  #earliest(): Waiting | null {
    return this.#waiting.reduce<Waiting | null>(
      (first, one) => (first === null || one.due < first.due ? one : first),
      null,
    );
  }

  /** One real timer, for whatever comes next; none while the clock stands. */
  #arm() {
    if (this.#alarm !== null) this.#source.clearTimeout(this.#alarm);
    this.#alarm = null;
    const next = this.#earliest();
    if (this.#standsAt !== null || next === null) return;
    const wait = Math.min(Math.max(next.due - this.now(), 0), LONGEST_TIMEOUT);
    this.#alarm = this.#source.setTimeout(() => this.#ring(), wait);
  }

  #ring() {
    this.#alarm = null;
    this.#fireUntil(this.now());
    this.#arm();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

const realTime: TimerSource = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  // Number() because Node's handles are objects that know their number; a browser's are numbers.
  clearTimeout: (handle) => globalThis.clearTimeout(Number(handle)),
};

/** One timer's failure is reported as the browser would, and keeps no other timer from its turn. */
function runSafely(run: () => void) {
  try {
    run();
  } catch (error) {
    globalThis.queueMicrotask(() => {
      throw error;
    });
  }
}
