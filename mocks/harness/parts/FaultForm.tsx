import { type FormEvent, useState } from 'react';
import type { HarnessBackend } from '#mocks/harness/harness';
import type { Texts } from '#mocks/harness/texts';
import { FAULT_METHODS, type NewFault, readFault } from '#mocks/protocol/fault-text';

interface FaultFormProps {
  endpoints: HarnessBackend['endpoints'];
  texts: Texts;
  onAdd(fault: NewFault): void;
}

const STATUSES = ['500', '401', '403', '405', '406', '409', '209', '400', '404', '503'] as const;
const KINDS = ['offline', 'hang', 'garbage', 'wrong'] as const;
const START = { method: '*', path: '*', effect: '500', figure: '', times: '' };

/** Adds one rule; it writes the syntax of scenario links and reads it with the same parser. */
export function FaultForm({ endpoints, texts, onAdd }: FaultFormProps) {
  const [typed, setTyped] = useState(START);
  const [isBad, setBad] = useState(false);
  const type = (part: Partial<typeof START>) => setTyped({ ...typed, ...part });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const fault = readFault(textOf(typed));
    setBad(fault === null);
    if (fault === null) return;
    onAdd(fault);
    setTyped(START);
  };
  return (
    <form className="fault" onSubmit={add} noValidate>
      <label>
        {texts.method}
        <select value={typed.method} onChange={(event) => type({ method: event.target.value })}>
          {FAULT_METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </select>
      </label>
      <label className="wide">
        {texts.path}
        <input
          list="paths"
          value={typed.path}
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => type({ path: event.target.value })}
        />
      </label>
      <datalist id="paths">
        {pathsOf(endpoints, typed.method).map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <EffectFields typed={typed} texts={texts} onType={type} />
      <label>
        {texts.times}
        <input
          inputMode="numeric"
          size={4}
          placeholder={texts.everyTime}
          value={typed.times}
          onChange={(event) => type({ times: event.target.value })}
        />
      </label>
      <button type="submit" className="main">
        {texts.add}
      </button>
      {isBad ? <p role="alert">{texts.badFault}</p> : null}
    </form>
  );
}

interface EffectFieldsProps {
  typed: typeof START;
  texts: Texts;
  onType(part: Partial<typeof START>): void;
}

function EffectFields({ typed, texts, onType }: EffectFieldsProps) {
  const needsFigure = typed.effect === 'delay' || typed.effect === 'status';
  return (
    <>
      <label>
        {texts.effect}
        <select value={typed.effect} onChange={(event) => onType({ effect: event.target.value })}>
          {STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
          <option value="status">{texts.otherStatus}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts[kind]}
            </option>
          ))}
          <option value="delay">{texts.delay}</option>
        </select>
      </label>
      {needsFigure ? (
        <label>
          {typed.effect === 'delay' ? texts.milliseconds : texts.status}
          <input
            inputMode="numeric"
            size={6}
            value={typed.figure}
            onChange={(event) => onType({ figure: event.target.value })}
          />
        </label>
      ) : null}
    </>
  );
}

function textOf({ method, path, effect, figure, times }: typeof START): string {
  // Digits typed with a Japanese keyboard may be full-width.
  const [number, count] = [figure, times].map((text) => text.normalize('NFKC').trim());
  const written = effect === 'delay' ? `delay:${number}` : effect === 'status' ? number : effect;
  return `${method} ${path.trim()} ${written}${count ? ` x${count}` : ''}`;
}

/** The distinct contract paths with this method. */
function pathsOf(endpoints: FaultFormProps['endpoints'], method: string): string[] {
  const paths = endpoints.filter((one) => method === '*' || one.method === method).map(({ path }) => path);
  return ['*', ...new Set(paths)].toSorted((one, other) => one.localeCompare(other));
}
