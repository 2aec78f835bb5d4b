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
  const [requested, setRequested] = useState(value);
  const [waiting, setWaiting] = useState<{ text: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ime = useIme(() => setWaiting({ text: input.current?.value ?? '' }));

  // back, forward or "clear" changed the address: the box follows, unless it was this box that asked
  if (value !== requested) {
    setRequested(value);
    setText(value);
  }
  // the address may change while typing pauses: what is asked then belongs to the address of then
  const latest = useRef(ask);
  useEffect(function keepLatest() {
    latest.current = ask;
  });
  useEffect(
    function askWhenTypingPauses() {
      if (waiting === null) return undefined;
      const timer = clock.setTimeout(() => latest.current(waiting.text), PAUSE);
      return () => clock.clearTimeout(timer);
    },
    [waiting, clock],
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
          if (!ime.isComposing()) setWaiting({ text: target.value });
        }}
        onKeyDown={(event) => {
          if (ime.isEnter(event)) ask(event.currentTarget.value);
        }}
        {...ime.handlers}
      />
    </search>
  );

  function ask(wanted: string) {
    setWaiting(null);
    setRequested(wanted.trim());
    onSearch(wanted.trim());
  }
}
