import { type FormEvent, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { tokyoTime } from '#mocks/harness/situation';
import { useEverySecond, useObserved, usePath } from '#mocks/harness/use-observed';
import type { PartProps } from './part-props';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 1_440 * MINUTE;

/** The clock of the console, its machines and the fake backend. */
export function ClockPart({ harness: { clock, backend }, texts }: PartProps) {
  useEverySecond();
  usePath();
  const isPaused = useObserved(clock, (observed) => observed.paused());
  const [, setLooked] = useState(0);
  const change = (act: () => void) => () => {
    act();
    setLooked((count) => count + 1);
  };
  const sale = saleOnPage();
  const start = sale === null ? null : backend.startOfSale(sale);
  return (
    <>
      <h3>{texts.now}</h3>
      <p className="time">
        <time dateTime={tokyoTime(clock.now())}>{readable(clock.now())}</time>
        {isPaused ? <small>{texts.paused}</small> : null}
      </p>
      <div className="bar">
        <button type="button" onClick={change(() => clock.jump(MINUTE))}>
          {texts.minute}
        </button>
        <button type="button" onClick={change(() => clock.jump(DAY))}>
          {texts.day}
        </button>
        {start === null ? null : (
          <button type="button" onClick={change(() => clock.set(tokyoTime(start - MINUTE)))}>
            {texts.beforeSale}
          </button>
        )}
        <button type="button" onClick={change(() => (isPaused ? clock.resume() : clock.pause()))}>
          {isPaused ? texts.resume : texts.pause}
        </button>
        {isPaused ? (
          <button type="button" onClick={change(() => clock.step(SECOND))}>
            {texts.second}
          </button>
        ) : null}
      </div>
      <TimeForm texts={texts} now={clock.now()} onSet={(iso) => change(() => clock.set(iso))()} />
      <button
        type="button"
        onClick={change(() => {
          clock.resume();
          clock.set(new Date().toISOString());
        })}
      >
        {texts.realTime}
      </button>
    </>
  );
}

/** The id of the time sale that the page shows or edits. */
function saleOnPage(): number | null {
  if (!location.pathname.endsWith('/time-sale')) return null;
  const parameters = new URLSearchParams(location.search);
  return Number(parameters.get('view') ?? parameters.get('edit')) || null;
}

interface TimeFormProps {
  texts: PartProps['texts'];
  now: number;
  onSet(iso: string): void;
}

function TimeForm({ texts, now, onSet }: TimeFormProps) {
  const [typed, setTyped] = useState(() => tokyoTime(now).slice(0, 16));
  const set = (event: FormEvent) => {
    event.preventDefault();
    const iso = `${typed}+09:00`;
    if (!Number.isNaN(Date.parse(iso))) onSet(iso);
  };
  return (
    <form className="bar" onSubmit={set}>
      <label className="wide">
        {texts.setTime}
        <input
          type="datetime-local"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <button type="submit">{texts.set}</button>
    </form>
  );
}

/** The console's timestamp format. */
const readable = (at: number) => inJapan(at).format('YYYY/MM/DD HH:mm:ss');
