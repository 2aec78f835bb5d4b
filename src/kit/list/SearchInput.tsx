import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { outsideText } from '#domain/base/outside-text';
import { useAppServices } from '#kit/context/app-services';
import { useIme } from '#kit/services/ime';

const TYPING_PAUSE_MS = 300;

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
  const [requestedSearch, setRequestedSearch] = useState(value);
  const [waitingInput, setWaitingInput] = useState<{ text: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ime = useIme(() => setWaitingInput({ text: input.current?.value ?? '' }));

  // the address changed by back, forward or "clear", not by this input: the input follows it
  if (value !== requestedSearch) {
    setRequestedSearch(value);
    setText(value);
  }
  // the address may change during the pause: the search must apply to the current address
  const searchNow = useEffectEvent(searchFor);
  useEffect(
    function searchWhenTypingPauses() {
      if (waitingInput === null) return undefined;
      const timer = clock.setTimeout(() => searchNow(waitingInput.text), TYPING_PAUSE_MS);
      return () => clock.clearTimeout(timer);
    },
    [waitingInput, clock],
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
          if (!ime.isComposing()) setWaitingInput({ text: target.value });
        }}
        onKeyDown={(event) => {
          if (ime.isEnter(event)) searchFor(event.currentTarget.value);
        }}
        {...ime.handlers}
      />
    </search>
  );

  function searchFor(typed: string) {
    setWaitingInput(null);
    const searchText = outsideText(typed);
    setRequestedSearch(searchText);
    onSearch(searchText);
  }
}
