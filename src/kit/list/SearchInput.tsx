import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { outsideText } from '#domain/base/outside-text';
import { useAppServices } from '#kit/context/app-services';
import { useIme } from '#kit/services/ime';

const PAUSE = 300;

/** Searches after a pause in the typing or at once on Enter, but never during an IME composition. */
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

  // the address changed by back, forward or "clear", not by this input: the input follows it
  if (value !== requested) {
    setRequested(value);
    setText(value);
  }
  // the address may change during the pause: the search must apply to the current address
  const searchNow = useEffectEvent(search);
  useEffect(
    function searchWhenTypingPauses() {
      if (waiting === null) return undefined;
      const timer = clock.setTimeout(() => searchNow(waiting.text), PAUSE);
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
          if (ime.isEnter(event)) search(event.currentTarget.value);
        }}
        {...ime.handlers}
      />
    </search>
  );

  function search(typed: string) {
    setWaiting(null);
    const searched = outsideText(typed);
    setRequested(searched);
    onSearch(searched);
  }
}
