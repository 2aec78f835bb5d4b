import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { harOf } from '#mocks/harness/contract/har-of';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import { filteredCalls, NO_FILTER } from '#mocks/harness/panel/calls/call-filter';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved, usePath } from '#mocks/harness/panel/use-observed';
import { buildOf } from '#mocks/harness/report/bug-report';
import { CallFilterBar } from './CallFilterBar';
import { CallRow } from './CallRow';

/** Every call as the fake backend handled it; the browser's own tools do not show these calls. */
export function NetworkPart({ harness, texts }: PartProps) {
  const { log, clock } = harness;
  const page = usePath();
  const entries = useObserved(log, (observed) => observed.entries());
  const [filter, setFilter] = useState(NO_FILTER);
  const [openId, setOpenId] = useState<number | null>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const pageFilter = filter.page === null ? filter : { ...filter, page };
  const calls = filteredCalls(entries, pageFilter);
  const newestFirst = calls.toReversed();
  const currentCall = newestFirst.find(({ id }) => id === focusedId) ?? newestFirst[0];

  const toggleCall = useCallback((id: number) => setOpenId((open) => (open === id ? null : id)), []);
  const saveHar = () => {
    const har = JSON.stringify(harOf(calls, buildOf(document)), null, 2);
    const time = inJapan(clock.now()).format('YYYY-MM-DD-HHmm');
    saveFile(`machi-${time}.har`, new Blob([har], { type: 'application/json' }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the filter moves the rows
  useLayoutEffect(
    function keepOpenCallInView() {
      list.current?.querySelector('[aria-expanded=true]')?.scrollIntoView({ block: 'nearest' });
    },
    [filter, page],
  );

  return (
    <>
      <CallFilterBar filter={filter} page={page} texts={texts} onFilter={setFilter} />
      <div className="bar">
        <small role="status">{texts.network.counted(newestFirst.length, entries.length)}</small>
        <button
          type="button"
          disabled={calls.every(({ service }) => service !== 'backend')}
          onClick={saveHar}
        >
          {texts.network.saveHar}
        </button>
        <button type="button" disabled={entries.length === 0} onClick={() => log.clear()}>
          {texts.network.clear}
        </button>
      </div>
      {newestFirst.length === 0 ? (
        <p className="quiet">{entries.length === 0 ? texts.network.noCalls : texts.network.noMatch}</p>
      ) : null}
      <ol ref={list} className="calls" onKeyDown={moveFocus}>
        {newestFirst.map((entry) => (
          <CallRow
            key={entry.id}
            entry={entry}
            harness={harness}
            texts={texts}
            isOpen={entry.id === openId}
            isCurrent={entry === currentCall}
            onToggle={toggleCall}
            onFocus={setFocusedId}
          />
        ))}
      </ol>
    </>
  );
}

/** The arrow keys, Home and End move between the calls: Tab would pass 500 of them. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.call')];
  const from = buttons.findIndex((button) => button.contains(event.target as Node));
  const to = from === -1 ? undefined : buttons.at(focusIndexFor(event.key, from) ?? buttons.length);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

function focusIndexFor(key: string, from: number): number | null {
  if (key === 'ArrowDown') return from + 1;
  if (key === 'ArrowUp') return from === 0 ? 0 : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : null;
}
