import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface SearchedListProps<Option> {
  label: string;
  placeholder: string;
  noMatch: string;
  /** The options for the typed text, in order. */
  optionsFor(typed: string): readonly Option[];
  keyOf(option: Option): string;
  /** The heading of the option's group; shown above the first option of each group. */
  groupOf(option: Option): string;
  children(option: Option): ReactNode;
  onChoose(option: Option): void;
  /** The text of the field while nothing is typed: the chosen option. */
  value: string;
  isChosen(option: Option): boolean;
  /** Shown before anything is typed, too. */
  startsOpen: boolean;
  onEscape?(): void;
}

/** A searched list by the WAI-ARIA pattern of a combobox. */
export function SearchedList<Option>(props: SearchedListProps<Option>) {
  const { label, placeholder, noMatch, optionsFor, keyOf, groupOf, onChoose, value, startsOpen } = props;
  const id = useId();
  const [typedText, setTypedText] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [activeIndex, setActiveIndex] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const shownOptions = isOpen ? optionsFor(typedText ?? '') : [];
  const activeOption = shownOptions[activeIndex];
  const closeList = () => {
    setTypedText(null);
    setOpen(false);
    setActiveIndex(-1);
  };
  const chooseOption = (option: Option) => {
    closeList();
    onChoose(option);
  };
  const openList = () => {
    setOpen(true);
    input.current?.select();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that confirms a composition chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const nextIndex = nextIndexFor(event.key, activeIndex, shownOptions.length);
    if (nextIndex !== null) {
      event.preventDefault();
      setOpen(true);
      setActiveIndex(nextIndex);
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault();
      chooseOption(activeOption);
    } else if (event.key === 'Escape' && props.onEscape && isOpen) {
      event.stopPropagation();
      closeList();
      props.onEscape();
    }
  };
  return (
    <div className="chooser">
      <label className="wide" htmlFor={`${id}-search`}>
        {label}
      </label>
      <input
        ref={input}
        id={`${id}-search`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ? `${id}-${activeIndex}` : undefined}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={typedText ?? value}
        onChange={(event) => {
          setTypedText(event.target.value);
          setOpen(true);
          setActiveIndex(event.target.value === '' ? -1 : 0);
        }}
        onClick={openList}
        onKeyDown={handleKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen || shownOptions.length === 0}>
        {shownOptions.map((option, index) => (
          <OptionRow
            key={keyOf(option)}
            id={`${id}-${index}`}
            groupTitle={groupHeading(shownOptions, index, groupOf)}
            isActive={index === activeIndex}
            isChosen={props.isChosen(option)}
            onChoose={() => chooseOption(option)}
          >
            {props.children(option)}
          </OptionRow>
        ))}
      </div>
      {isOpen && shownOptions.length === 0 ? <p className="quiet">{noMatch}</p> : null}
    </div>
  );
}

interface OptionRowProps {
  id: string;
  /** The title of the group that begins here. */
  groupTitle: string | null;
  isActive: boolean;
  isChosen: boolean;
  children: ReactNode;
  onChoose(): void;
}

function OptionRow({ id, groupTitle, isActive, isChosen, children, onChoose }: OptionRowProps) {
  const optionElement = useRef<HTMLDivElement>(null);
  useEffect(
    function scrollToActive() {
      if (isActive) optionElement.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  return (
    <>
      {groupTitle === null ? null : (
        <div role="presentation" className="group">
          {groupTitle}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the text field, which keeps the focus */}
      <div
        ref={optionElement}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen}
        className={isActive ? 'active' : undefined}
        // The text field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        {children}
      </div>
    </>
  );
}

function groupHeading<Option>(
  shownOptions: readonly Option[],
  index: number,
  groupOf: (option: Option) => string,
) {
  const [previousOption, option] = [shownOptions[index - 1], shownOptions[index]];
  if (option === undefined || (previousOption !== undefined && groupOf(previousOption) === groupOf(option)))
    return null;
  return groupOf(option);
}

function nextIndexFor(key: string, activeIndex: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(activeIndex + 1, Math.max(count - 1, 0));
  return key === 'ArrowUp' ? Math.max(activeIndex - 1, 0) : null;
}
