import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CallOption, matchingOptions, nameOf } from '#mocks/harness/calls/call-options';
import type { Texts } from '#mocks/harness/texts';

interface CallChooserProps {
  options: readonly CallOption[];
  chosen: CallOption | null;
  texts: Texts;
  onChoose(option: CallOption): void;
}

/**
 * A searched list by the WAI-ARIA pattern of a combobox. It is open until a call is chosen, so that the calls of the page
 * are one click away.
 */
export function CallChooser({ options, chosen, texts, onChoose }: CallChooserProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const shown = isOpen ? matchingOptions(options, typed ?? '') : [];
  const activeOption = shown[active];
  const choose = (option: CallOption) => {
    setTyped(null);
    setOpen(false);
    setActive(-1);
    onChoose(option);
  };
  const open = () => {
    setOpen(true);
    input.current?.select();
  };
  const move = (event: KeyboardEvent) => {
    // Enter that confirms a composition chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const to = targetOf(event.key, active, shown.length);
    if (to !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(to);
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      choose(activeOption);
    }
  };
  return (
    <div className="chooser">
      <label className="wide" htmlFor={`${id}-search`}>
        {texts.whichCall}
      </label>
      <input
        ref={input}
        id={`${id}-search`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ? `${id}-${active}` : undefined}
        spellCheck={false}
        autoComplete="off"
        placeholder={texts.callSearch}
        value={typed ?? (chosen ? nameOf(chosen) : '')}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value === '' ? -1 : 0);
        }}
        onClick={open}
        onKeyDown={move}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.whichCall}
        hidden={!isOpen || shown.length === 0}
      >
        {shown.map((option, index) => (
          <Option
            key={`${option.group} ${nameOf(option)}`}
            id={`${id}-${index}`}
            option={option}
            title={option.group === shown[index - 1]?.group ? null : titleOf(option, texts)}
            texts={texts}
            isActive={index === active}
            isChosen={chosen !== null && nameOf(option) === nameOf(chosen)}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      {isOpen && shown.length === 0 ? <p className="quiet">{texts.noCallMatches}</p> : null}
    </div>
  );
}

interface OptionProps extends Pick<CallChooserProps, 'texts'> {
  id: string;
  option: CallOption;
  /** The title of the group that begins here. */
  title: string | null;
  isActive: boolean;
  isChosen: boolean;
  onChoose(): void;
}

function Option({ id, option, title, texts, isActive, isChosen, onChoose }: OptionProps) {
  const { method, path, endpoint, ids } = option;
  const about = [ids, texts.aboutCall(option)].filter((part) => part !== '').join(' · ');
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    function scrollToActive() {
      if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  return (
    <>
      {title === null ? null : (
        <div role="presentation" className="group">
          {title}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the text field, which keeps the focus */}
      <div
        ref={row}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        className={isActive ? 'active' : undefined}
        // The text field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <span className="method">{method}</span>
        <span className="where">{path}</span>
        <small>{endpoint === null ? texts.anyCall(method) : about}</small>
      </div>
    </>
  );
}

const titleOf = ({ group }: CallOption, texts: Texts) =>
  ({ page: texts.callsOfPage, any: texts.anyCalls, other: texts.otherCalls })[group];

function targetOf(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, Math.max(count - 1, 0));
  return key === 'ArrowUp' ? Math.max(active - 1, 0) : null;
}
