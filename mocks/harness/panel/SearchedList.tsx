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
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const shown = isOpen ? optionsFor(typed ?? '') : [];
  const activeOption = shown[active];
  const close = () => {
    setTyped(null);
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    close();
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
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault();
      choose(activeOption);
    } else if (event.key === 'Escape' && props.onEscape && isOpen) {
      event.stopPropagation();
      close();
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
        aria-activedescendant={activeOption ? `${id}-${active}` : undefined}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value === '' ? -1 : 0);
        }}
        onClick={open}
        onKeyDown={move}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen || shown.length === 0}>
        {shown.map((option, index) => (
          <Row
            key={keyOf(option)}
            id={`${id}-${index}`}
            title={newGroup(shown, index, groupOf)}
            isActive={index === active}
            isChosen={props.isChosen(option)}
            onChoose={() => choose(option)}
          >
            {props.children(option)}
          </Row>
        ))}
      </div>
      {isOpen && shown.length === 0 ? <p className="quiet">{noMatch}</p> : null}
    </div>
  );
}

interface RowProps {
  id: string;
  /** The title of the group that begins here. */
  title: string | null;
  isActive: boolean;
  isChosen: boolean;
  children: ReactNode;
  onChoose(): void;
}

function Row({ id, title, isActive, isChosen, children, onChoose }: RowProps) {
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
        {children}
      </div>
    </>
  );
}

function newGroup<Option>(shown: readonly Option[], index: number, groupOf: (option: Option) => string) {
  const [before, option] = [shown[index - 1], shown[index]];
  if (option === undefined || (before !== undefined && groupOf(before) === groupOf(option))) return null;
  return groupOf(option);
}

function targetOf(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, Math.max(count - 1, 0));
  return key === 'ArrowUp' ? Math.max(active - 1, 0) : null;
}
