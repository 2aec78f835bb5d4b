import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppServices } from '#kit/context/app-services';
import { useIme } from '#kit/services/ime';

const PAUSE = 300;

/** Searches when typing pauses, at once on Enter, never in the middle of a Japanese word. */
export function SearchInput({
  value,
  label,
  onSearch,
}: {
  value: string;
  /** Message id. */
  label: string;
  onSearch: (text: string) => void;
}) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<number>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const ime = useIme(() => wait(input.current?.value ?? ''));

  // back, forward or "clear" changed the address: the box follows, unless it was this box that asked
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  // the address may change while typing pauses: what is asked then belongs to the address of then
  const latest = useRef(onSearch);
  useEffect(function keepLatest() {
    latest.current = onSearch;
  });
  useEffect(
    function stopWithThePage() {
      return () => clock.clearTimeout(timer.current ?? 0);
    },
    [clock],
  );

  return (
    <search className="search">
      <span className="pi pi-search" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="input"
        value={text}
        placeholder={intl.formatMessage({ id: label })}
        aria-label={intl.formatMessage({ id: label })}
        onChange={({ target }) => {
          setText(target.value);
          if (!ime.isComposing()) wait(target.value);
        }}
        onKeyDown={(event) => {
          if (ime.isEnter(event)) ask(event.currentTarget.value);
        }}
        {...ime.handlers}
      />
    </search>
  );

  function stop() {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
  }
  function wait(wanted: string) {
    stop();
    timer.current = clock.setTimeout(() => ask(wanted), PAUSE);
  }
  function ask(wanted: string) {
    stop();
    setAsked(wanted.trim());
    latest.current(wanted.trim());
  }
}
