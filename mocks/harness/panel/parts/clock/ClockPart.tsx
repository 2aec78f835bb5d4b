import { type FormEvent, useMemo, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import type { NextEvent } from '#mocks/harness/clock/next-events';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { accountOf, situationOf, tokyoTime } from '#mocks/harness/panel/situation';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { useEverySecond, useObserved, usePath } from '#mocks/harness/panel/use-observed';
import { NextEvents } from './NextEvents';
import { RunTown } from './RunTown';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 1_440 * MINUTE;
const SPEEDS = [1, 10, 60, 600];
/** Milliseconds of the clock after which the list is made again: it reads up to 10,000 rows of each table. */
const REFRESH_INTERVAL = 10 * SECOND;

/** The clock of the console, its machines and the fake backend, and what it will change next. */
export function ClockPart({ harness, texts }: PartProps) {
  const { clock, root, eventsBetween } = harness;
  useEverySecond();
  const path = usePath();
  const isPaused = useObserved(clock, (observed) => observed.paused());
  const speed = useObserved(clock, (observed) => observed.speed());
  const lastCall = useObserved(harness.log, (observed) => observed.entries().at(-1)?.id);
  const [passedEvents, setPassedEvents] = useState<readonly NextEvent[] | null>(null);
  const { city } = situationOf(harness);
  const accountId = accountOf(harness)?.id ?? 0;
  const now = clock.now();
  const scope = { city: city === 'none' ? null : city, accountId };
  const goToTime = (to: number) => {
    const from = clock.now();
    setPassedEvents(to < from ? null : eventsBetween(scope, from, to));
    if (to < from) clock.set(new Date(to).toISOString());
    else clock.jump(to - from);
    refreshConsole();
  };
  const listedFrom = Math.floor(now / REFRESH_INTERVAL) * REFRESH_INTERVAL;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or a further call, has read other rows
  const events = useMemo(
    () => eventsBetween({ city: scope.city, accountId }, listedFrom, Number.POSITIVE_INFINITY),
    [eventsBetween, scope.city, accountId, listedFrom, path, lastCall],
  );
  return (
    <>
      <h3>{texts.clock.now}</h3>
      <p className="time">
        <time dateTime={tokyoTime(now)}>{readableTime(now)}</time>
        {isPaused ? <small>{texts.clock.paused}</small> : null}
        {speed === 1 ? null : <small>×{speed}</small>}
      </p>
      <div className="bar">
        <button type="button" onClick={() => goToTime(clock.now() + MINUTE)}>
          {texts.clock.minute}
        </button>
        <button type="button" onClick={() => goToTime(clock.now() + DAY)}>
          {texts.clock.day}
        </button>
        <button type="button" onClick={() => (isPaused ? clock.resume() : clock.pause())}>
          {isPaused ? texts.clock.resume : texts.clock.pause}
        </button>
        {isPaused ? (
          <button
            type="button"
            onClick={() => {
              const from = clock.now();
              setPassedEvents(eventsBetween(scope, from, from + SECOND));
              clock.step(SECOND);
            }}
          >
            {texts.clock.second}
          </button>
        ) : null}
      </div>
      <RunTown town={harness.town} texts={texts} />
      <p role="status">{passedEvents === null ? '' : passedText(passedEvents, texts)}</p>
      <SpeedChoice speed={speed} texts={texts} onSpeed={(chosen) => clock.setSpeed(chosen)} />
      <NextEvents
        events={events.filter(({ at }) => at > now)}
        texts={texts}
        cityAddress={`${root}${root.endsWith('/') ? '' : '/'}${city}/`}
        onGo={goToTime}
      />
      <TimeForm texts={texts} now={now} onSet={(iso) => goToTime(Date.parse(iso))} />
      <button
        type="button"
        onClick={() => {
          clock.resume();
          clock.setSpeed(1);
          goToTime(Date.now());
        }}
      >
        {texts.clock.realTime}
      </button>
    </>
  );
}

/** What a jump has passed: each kind with its number, and in one number what the persona's screens do not show. */
function passedText(passedEvents: readonly NextEvent[], texts: Texts): string {
  const ownEvents = passedEvents.filter(({ isOwn }) => isOwn);
  const others = passedEvents.length - ownEvents.length;
  const kinds = [...new Set(ownEvents.map(({ kind }) => kind))];
  const kindCounts = kinds.map((kind) =>
    texts.clock.counted(texts.clock.happens[kind], ownEvents.filter((one) => one.kind === kind).length),
  );
  const text = kindCounts.length === 0 ? texts.clock.nothingPassed : texts.clock.passed(kindCounts);
  return others === 0 ? text : `${text} (${texts.clock.othersEvents(others)})`;
}

interface SpeedChoiceProps {
  speed: number;
  texts: Texts;
  onSpeed(speed: number): void;
}

function SpeedChoice({ speed, texts, onSpeed }: SpeedChoiceProps) {
  return (
    <fieldset>
      <legend>{texts.clock.speed}</legend>
      <div className="chips">
        {SPEEDS.map((one) => (
          <label key={one}>
            <input type="radio" name="speed" checked={one === speed} onChange={() => onSpeed(one)} />
            <span>×{one}</span>
          </label>
        ))}
      </div>
      {speed === 1 ? null : <p className="quiet">{texts.clock.speedBrake}</p>}
    </fieldset>
  );
}

interface TimeFormProps {
  texts: Texts;
  now: number;
  onSet(iso: string): void;
}

function TimeForm({ texts, now, onSet }: TimeFormProps) {
  const [typedTime, setTypedTime] = useState(() => tokyoTime(now).slice(0, 16));
  const submitTime = (event: FormEvent) => {
    event.preventDefault();
    const iso = `${typedTime}+09:00`;
    if (!Number.isNaN(Date.parse(iso))) onSet(iso);
  };
  return (
    <form className="bar" onSubmit={submitTime}>
      <label className="wide">
        {texts.clock.setTime}
        <input
          type="datetime-local"
          required
          value={typedTime}
          onChange={(event) => setTypedTime(event.target.value)}
        />
      </label>
      <button type="submit">{texts.clock.set}</button>
    </form>
  );
}

/** The console's timestamp format. */
const readableTime = (at: number) => inJapan(at).format('YYYY/MM/DD HH:mm:ss');
