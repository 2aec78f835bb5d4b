import type { Clock } from '#domain/base/clock';
import { realTime } from '#mocks/backend/real-time';
import { isForAPerson, keepsRemainingTime } from './hurried-waits';
import { runSafely } from './run-safely';

/** One clock for the console, its machines and the fake backend; also an XState `clock`. */
export interface HarnessClock extends Clock {
  /** Advances the time at once. The timers due meanwhile run in order, each at its own due time. */
  jump(ms: number): void;
  /**
   * As `jump`, but what the console repeats or gives up by itself keeps its remaining time: hurried on by a minute each
   * second, it would renew its tokens each second, and no call would be answered in time.
   */
  hurry(ms: number): void;
  /** Whether a wait of some seconds is running: a message that goes by itself, a decision that can be undone, a pause in typing. */
  isAwaited(): boolean;
  /** Pauses the clock, then advances it. */
  step(ms: number): void;
  /** A later time is a jump. An earlier time undoes nothing: pending timers keep their remaining time. */
  set(iso: string): void;
  pause(): void;
  resume(): void;
  paused(): boolean;
  /** 60: an hour passes in a minute. */
  setSpeed(speed: number): void;
  speed(): number;
  /** Milliseconds by which this clock is ahead of real time; shrinks while the clock is paused. */
  offset(): number;
  /** Whether the clock is paused, runs faster, or was set or advanced away from real time. */
  isSet(): boolean;
  /** Calls the listener at jump, step, set, pause, resume and a change of speed, never for time that merely passes. */
  subscribe(listener: () => void): () => void;
}

/** The source of real time; tests pass their own. */
export interface TimerSource {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

interface ClockOptions {
  start?: number;
  paused?: boolean;
  speed?: number;
  source?: TimerSource;
}

interface PendingTimer {
  id: number;
  due: number;
  /** The milliseconds for which the timer was set. */
  ms: number;
  run: () => void;
}

/** Milliseconds. Browsers run a longer timeout immediately. */
const LONGEST_TIMEOUT = 2_147_483_647;
/** Milliseconds: with a smaller difference from real time the clock does not count as set. */
const NOTICEABLE_OFFSET = 1_000;

export const createClock = (options: ClockOptions = {}): HarnessClock => new JumpingClock(options);

class JumpingClock implements HarnessClock {
  readonly #source: TimerSource;
  readonly #listeners = new Set<() => void>();
  /** The time of this clock at a moment of real time, from which it runs. */
  #runningSince: { own: number; real: number };
  #speed: number;
  #isPaused: boolean;
  /** The time of a stopped clock: while it is paused, and while timers run in a jump. */
  #stoppedAt: number | null;
  #isAdvancing = false;
  timers: readonly PendingTimer[] = [];
  #lastId = 0;
  realTimer: unknown = null;

  constructor({ start, paused = false, speed = 1, source = realTime }: ClockOptions) {
    this.#source = source;
    const real = source.now();
    this.#runningSince = { own: start ?? real, real };
    this.#speed = speed;
    this.#isPaused = paused;
    this.#stoppedAt = paused ? this.#runningSince.own : null;
  }

  now(): number {
    const { own, real } = this.#runningSince;
    return this.#stoppedAt ?? own + (this.#source.now() - real) * this.#speed;
  }

  speed(): number {
    return this.#speed;
  }

  setSpeed(speed: number) {
    if (this.#stoppedAt === null) this.#runFrom(this.now());
    this.#speed = speed;
    this.startRealTimer();
    this.callListeners();
  }

  paused(): boolean {
    return this.#isPaused;
  }

  offset(): number {
    return this.now() - this.#source.now();
  }

  isSet(): boolean {
    return this.#isPaused || this.#speed !== 1 || Math.abs(this.offset()) >= NOTICEABLE_OFFSET;
  }

  setTimeout(run: () => void, ms: number): number {
    this.#lastId += 1;
    // At least 1 ms, as in older browsers: a timer that restarts itself with 0 would never let a jump end.
    const due = this.now() + Math.max(ms || 0, 1);
    this.timers = [...this.timers, { id: this.#lastId, due, ms, run }];
    this.startRealTimer();
    return this.#lastId;
  }

  clearTimeout(id: number) {
    this.timers = this.timers.filter((one) => one.id !== id);
    this.startRealTimer();
  }

  jump(ms: number) {
    this.#advance(ms);
    this.callListeners();
  }

  hurry(ms: number) {
    this.timers = this.timers.map((one) =>
      keepsRemainingTime(one.ms) ? { ...one, due: one.due + ms } : one,
    );
    this.jump(ms);
  }

  isAwaited(): boolean {
    return this.timers.some(({ ms }) => isForAPerson(ms));
  }

  step(ms: number) {
    this.#stopRunning();
    this.#advance(ms);
    this.callListeners();
  }

  set(iso: string) {
    const to = Date.parse(iso);
    if (Number.isNaN(to)) throw new RangeError(`"${iso}" is no time`);
    if (to >= this.now()) this.#advance(to - this.now());
    else this.#goBack(to);
    this.callListeners();
  }

  pause() {
    this.#stopRunning();
    this.callListeners();
  }

  resume() {
    this.#isPaused = false;
    if (!this.#isAdvancing) this.#startRunning();
    this.startRealTimer();
    this.callListeners();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** A timer may pause, resume or advance the clock: the jump still ends, and its time only increases. */
  #advance(ms: number) {
    if (!(ms >= 0)) throw new RangeError(`time cannot pass by ${ms} ms`);
    const isOutermost = !this.#isAdvancing;
    const end = this.now() + ms;
    this.#stoppedAt = this.now();
    this.#isAdvancing = true;
    this.#fireUntil(end);
    this.#stoppedAt = Math.max(end, this.#stoppedAt);
    if (!isOutermost) return;
    this.#isAdvancing = false;
    if (!this.#isPaused) this.#startRunning();
    this.startRealTimer();
  }

  #goBack(to: number) {
    const back = this.now() - to;
    this.timers = this.timers.map((one) => ({ ...one, due: one.due - back }));
    if (this.#stoppedAt === null) this.#runFrom(to);
    else this.#stoppedAt = to;
    this.startRealTimer();
  }

  #stopRunning() {
    this.#isPaused = true;
    this.#stoppedAt ??= this.now();
    this.startRealTimer();
  }

  #startRunning() {
    if (this.#stoppedAt !== null) this.#runFrom(this.#stoppedAt);
    this.#stoppedAt = null;
  }

  #runFrom(own: number) {
    this.#runningSince = { own, real: this.#source.now() };
  }

  #fireUntil(end: number) {
    for (let next = this.#nextTimer(); next !== null && next.due <= end; next = this.#nextTimer()) {
      const { id, due, run } = next;
      this.timers = this.timers.filter((one) => one.id !== id);
      if (this.#stoppedAt !== null) this.#stoppedAt = Math.max(this.#stoppedAt, due);
      runSafely(run);
    }
  }

  /** Of two timers due at the same time, the one created first. */
  #nextTimer(): PendingTimer | null {
    return this.timers.reduce<PendingTimer | null>(
      (first, one) => (first === null || one.due < first.due ? one : first),
      null,
    );
  }

  /** Schedules one real timer for the next due timer; none while the clock is stopped. */
  startRealTimer() {
    if (this.realTimer !== null) this.#source.clearTimeout(this.realTimer);
    this.realTimer = null;
    const next = this.#nextTimer();
    if (this.#stoppedAt !== null || next === null) return;
    const wait = Math.min(Math.max(next.due - this.now(), 0) / this.#speed, LONGEST_TIMEOUT);
    this.realTimer = this.#source.setTimeout(() => this.fireDueTimers(), wait);
  }

  fireDueTimers() {
    this.realTimer = null;
    this.#fireUntil(this.now());
    this.startRealTimer();
  }

  callListeners() {
    for (const listener of this.#listeners) listener();
  }
}
