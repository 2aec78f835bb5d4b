import { useEffect, useState } from 'react';
import type { WrittenEntry } from '#mocks/harness/data/write-history';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { tokyoTime } from '#mocks/harness/panel/situation';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { ChangedRow } from './ChangedRow';
import { tableLabel } from './row-text';

const PAGE_SIZE = 50;
/** A call may write thousands of rows. */
const SHOWN_ROWS = 3;

/** What was written over the seed, newest first. */
export function WrittenList({ harness, texts }: PartProps) {
  const { data } = harness;
  const version = useObserved(data, (observed) => observed.version());
  const [history, setHistory] = useState<readonly WrittenEntry[] | 'loading' | 'failed'>('loading');
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const [outcome, setOutcome] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has another history
  useEffect(
    function readHistory() {
      let isCurrent = true;
      data.history().then(
        (read) => isCurrent && setHistory(read),
        () => isCurrent && setHistory('failed'),
      );
      return () => {
        isCurrent = false;
      };
    },
    [data, version],
  );
  const undoEntry = async (entry: WrittenEntry) => {
    try {
      setOutcome((await data.undo(entry)) ? texts.data.undone : texts.data.changedSince);
    } catch {
      setOutcome(texts.data.notSaved);
    }
    refreshConsole();
  };
  if (history === 'loading') return <p className="quiet">{texts.loadingPart}</p>;
  if (history === 'failed') return <p role="alert">{texts.data.historyFailed}</p>;
  const entries = history.filter(({ rows }) => rows.length > 0);
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  return (
    <>
      <div className="bar">
        <small role="status">{outcome || texts.data.countedWrites(entries.length)}</small>
      </div>
      {entries.length === 0 ? <p className="quiet">{texts.data.noWrites}</p> : null}
      <ol className="writes" aria-label={texts.data.writes}>
        {entries.slice(0, shownCount).map((entry) => {
          const laterEntry =
            entry.firstLaterChange === null ? undefined : byNumber.get(entry.firstLaterChange);
          return (
            <li key={entry.number}>
              <small>{writingText(entry, texts)}</small>
              <strong>
                {texts.data.kinds[entry.kind]} {tableLabel(entry.table, texts)}
                {entry.scope === '*' ? '' : ` (${entry.scope})`}
              </strong>
              {entry.rows.slice(0, SHOWN_ROWS).map((row) => (
                <ChangedRow key={row.id} row={row} />
              ))}
              {entry.rows.length > SHOWN_ROWS ? (
                <small>{texts.data.moreRows(entry.rows.length - SHOWN_ROWS)}</small>
              ) : null}
              {laterEntry === undefined ? (
                <button
                  type="button"
                  aria-label={texts.data.undoOf(
                    entry.table,
                    entry.rows.map(({ id }) => id).slice(0, SHOWN_ROWS),
                  )}
                  onClick={() => void undoEntry(entry)}
                >
                  {texts.data.undoWrite}
                </button>
              ) : (
                <small>{texts.data.changedBy(writingText(laterEntry, texts))}</small>
              )}
            </li>
          );
        })}
      </ol>
      {entries.length > shownCount ? (
        <button type="button" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
          {texts.data.more}
        </button>
      ) : null}
    </>
  );
}

/** `2026-04-01 09:00:00 · PUT /:city/api/news/:id/` */
function writingText({ at, by }: WrittenEntry, { data }: Texts): string {
  const writers: Readonly<Record<string, string>> = data.writers;
  const writer = by === null ? data.writers.link : (writers[by] ?? by);
  return at === null ? writer : `${tokyoTime(at).slice(0, 19).replace('T', ' ')} · ${writer}`;
}
