import { useState } from 'react';
import { csvFile } from '#domain/csv/csv-encoding';
import { type HarJudgement, VERDICTS, type Verdict } from '#mocks/harness/contract/judge-har';
import { worstFirst } from '#mocks/harness/contract/judgement-rows';
import { judgementCsv, judgementMarkdown, summaryText } from '#mocks/harness/contract/judgement-text';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import { useDocumentedCalls } from '#mocks/harness/panel/calls/use-documented-calls';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { JudgedEndpoint } from './JudgedEndpoint';

interface HarResultProps {
  judgement: HarJudgement;
  fileName: string;
  texts: Texts;
}

/** The endpoints of a judged HAR, filtered, and as files for the meeting with the backend's developers. */
export function HarResult({ judgement, fileName, texts }: HarResultProps) {
  const { contract } = texts;
  const [verdict, setVerdict] = useState<Verdict | 'all'>('all');
  const [search, setSearch] = useState('');
  const [copyOutcome, setCopyOutcome] = useState('');
  const documentedCalls = useDocumentedCalls();
  const ids = new Map(documentedCalls.map((row) => [`${row.method} ${row.path}`, row.ids.join(', ')]));
  const baseName = fileName.replace(/\.\w+$/, '');
  const presentVerdicts = VERDICTS.filter((one) =>
    judgement.endpoints.some(({ verdicts }) => verdicts.includes(one)),
  );
  const shownEndpoints = worstFirst(judgement.endpoints).filter(
    (one) =>
      (verdict === 'all' || one.verdicts.includes(verdict)) &&
      searchTextOf(one.method, one.path, ids, one.differences).includes(search.trim().toLowerCase()),
  );
  const copyMarkdown = async () => {
    const isCopied = await copyText(judgementMarkdown(judgement, contract.table, ids));
    setCopyOutcome(isCopied ? texts.copied : texts.notCopied);
  };
  const saveMarkdown = () =>
    saveFile(
      `${baseName}-contract.md`,
      new Blob([judgementMarkdown(judgement, contract.table, ids)], { type: 'text/markdown' }),
    );
  const saveCsv = () =>
    saveFile(`${baseName}-contract.csv`, csvFile(judgementCsv(judgement, contract.table, ids), 'utf-8'));

  return (
    <section aria-label={contract.table.title}>
      <p role="status" className="lines">
        {summaryText(judgement, contract.table)}
      </p>
      <div className="bar">
        <button type="button" className="main" onClick={() => void copyMarkdown()}>
          {contract.copyMarkdown}
        </button>
        <button type="button" onClick={saveMarkdown}>
          {contract.saveMarkdown}
        </button>
        <button type="button" onClick={saveCsv}>
          {contract.saveCsv}
        </button>
        <span role="status">{copyOutcome}</span>
      </div>
      <div className="bar">
        <label>
          {contract.verdict}
          <select value={verdict} onChange={({ target }) => setVerdict(target.value as Verdict | 'all')}>
            <option value="all">{`${contract.all} (${judgement.endpoints.length})`}</option>
            {presentVerdicts.map((one) => (
              <option key={one} value={one}>
                {`${contract.table.verdicts[one]} (${judgement.endpoints.filter(({ verdicts }) => verdicts.includes(one)).length})`}
              </option>
            ))}
          </select>
        </label>
        <input
          type="search"
          aria-label={contract.filter}
          placeholder={contract.filter}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {shownEndpoints.length === 0 ? <p className="quiet">{contract.noMatch}</p> : null}
      <ul className="calls">
        {shownEndpoints.map((one) => (
          <JudgedEndpoint
            key={`${one.method} ${one.path}`}
            judgement={one}
            id={ids.get(`${one.method} ${one.path}`) ?? ''}
            texts={texts}
          />
        ))}
      </ul>
      {judgement.strangers.length > 0 ? (
        <>
          <h3>{contract.table.strangers}</h3>
          <ul className="rows">
            {judgement.strangers.map(({ call, calls }) => (
              <li key={call}>
                <code>{call}</code>
                <small>{contract.calls(calls)}</small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

const searchTextOf = (
  method: string,
  path: string,
  ids: ReadonlyMap<string, string>,
  differences: readonly { path: string }[],
) =>
  [method, path, ids.get(`${method} ${path}`) ?? '', ...differences.map((one) => one.path)]
    .join(' ')
    .toLowerCase();
