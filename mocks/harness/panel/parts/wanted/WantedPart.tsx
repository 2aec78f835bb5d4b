import { useState } from 'react';
import { foldText } from '#domain/base/fold-text';
import { searchTerms } from '#mocks/backend/db/search-terms';
import { readWant } from '#mocks/harness/link/wanted/read-want';
import { recordStatesOf, WANTED_KIND_NAMES, type WantedKind } from '#mocks/harness/link/wanted/wanted-kinds';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

/** Opens a record in a chosen state, as the link key `want` does. */
export function WantedPart({ harness, texts }: PartProps) {
  const [searchText, setSearchText] = useState('');
  const [moment, setMoment] = useState('');
  const [count, setCount] = useState('');
  const { wanted } = texts;
  const groups = groupsFor(searchText, wanted);
  // Digits typed with a Japanese keyboard may be full-width.
  const [momentText, countText] = [moment, count].map((text) => text.normalize('NFKC').trim());
  const wantOf = (kind: WantedKind, state: string) =>
    `${kind}:${state}${momentText ? `@${momentText}` : ''}${countText ? ` x${countText}` : ''}`;
  const isPossible = (want: string) => !('allowed' in readWant(want, harness.clock.now()));
  const openWanted = (want: string) => {
    const { pathname, search } = window.location;
    harness.visit(pathname + search, { ...situationOf(harness), want });
  };
  return (
    <fieldset className="wanted">
      <legend>{wanted.legend}</legend>
      <p className="quiet">{wanted.explained}</p>
      <label className="wide">
        {wanted.search}
        <input
          type="search"
          spellCheck={false}
          autoComplete="off"
          value={searchText}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </label>
      <div className="bar">
        <label title={wanted.momentExplained}>
          {wanted.moment}
          <input
            size={7}
            placeholder="+2m"
            spellCheck={false}
            value={moment}
            onChange={(event) => setMoment(event.target.value)}
          />
        </label>
        <label>
          {wanted.count}
          <input
            inputMode="numeric"
            size={4}
            placeholder="1"
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        </label>
      </div>
      {groups.length === 0 ? <p className="quiet">{wanted.noMatch}</p> : null}
      {groups.map(({ kind, states }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset for each kind would be a frame in a frame
        <div key={kind} role="group" aria-label={wanted.kinds[kind]}>
          <h3>{wanted.kinds[kind]}</h3>
          <div className="chips">
            {states.map((state) => {
              const want = wantOf(kind, state);
              return (
                <button
                  key={state}
                  type="button"
                  title={want}
                  disabled={!isPossible(want)}
                  onClick={() => openWanted(want)}
                >
                  {stateText(kind, state, wanted)}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

type WantedTexts = Texts['wanted'];

function stateText(kind: WantedKind, state: string, wanted: WantedTexts): string {
  const states: Readonly<Record<string, string>> = wanted.states;
  return states[`${kind}:${state}`] ?? states[state] ?? state;
}

/** The kinds and states that have every searched word in their text or in their link. */
function groupsFor(searchText: string, wanted: WantedTexts) {
  const terms = searchTerms(searchText);
  return WANTED_KIND_NAMES.flatMap((kind) => {
    const states = recordStatesOf(kind).filter((state) => {
      const content = foldText(`${wanted.kinds[kind]} ${stateText(kind, state, wanted)} ${kind}:${state}`);
      return terms.every((term) => content.includes(term));
    });
    return states.length > 0 ? [{ kind, states }] : [];
  });
}
