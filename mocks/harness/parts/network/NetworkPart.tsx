import { useState } from 'react';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { useObserved } from '#mocks/harness/use-observed';
import type { LogEntry } from '#mocks/protocol/log';
import { CallRow } from './CallRow';

/** Every call as the fake backend handled it; the browser's own tools do not show these calls. */
export function NetworkPart({ harness, texts }: PartProps) {
  const { log, faults } = harness;
  const entries = useObserved(log, (observed) => observed.entries());
  const [filter, setFilter] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = entries.filter((entry) => matches(entry, filter)).toReversed();
  return (
    <>
      <div className="bar">
        <input
          type="search"
          aria-label={texts.network.filter}
          placeholder={texts.network.filter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <button type="button" disabled={entries.length === 0} onClick={() => log.clear()}>
          {texts.network.clear}
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="quiet">{entries.length === 0 ? texts.network.noCalls : texts.network.noMatch}</p>
      ) : null}
      <ol className="calls">
        {shown.map((entry) => (
          <CallRow
            key={entry.id}
            entry={entry}
            texts={texts}
            isOpen={entry.id === openId}
            onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
            onFailNext={(path) =>
              faults.add({ method: entry.method, path, effect: { kind: 'status', status: 500 }, left: 1 })
            }
          />
        ))}
      </ol>
    </>
  );
}

function matches({ method, url, status, path }: LogEntry, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/);
  const text = `${method} ${url} ${path ?? ''} ${status}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
