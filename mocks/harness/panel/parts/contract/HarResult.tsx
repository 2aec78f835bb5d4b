import { useState } from 'react';
import { csvFile } from '#domain/csv/csv-encoding';
import { type HarJudgement, VERDICTS, type Verdict } from '#mocks/harness/contract/judge-har';
import { inOrder } from '#mocks/harness/contract/judgement-rows';
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
  const [outcome, setOutcome] = useState('');
  const documented = useDocumentedCalls();
  const ids = new Map(documented.map((row) => [`${row.method} ${row.path}`, row.ids.join(', ')]));
  const name = fileName.replace(/\.\w+$/, '');
  const present = VERDICTS.filter((one) =>
    judgement.endpoints.some(({ verdicts }) => verdicts.includes(one)),
  );
  const shown = inOrder(judgement.endpoints).filter(
    (one) =>
      (verdict === 'all' || one.verdicts.includes(verdict)) &&
      textOf(one.method, one.path, ids, one.differences).includes(search.trim().toLowerCase()),
  );
  const copy = async () => {
    const isCopied = await copyText(judgementMarkdown(judgement, contract.table, ids));
    setOutcome(isCopied ? texts.copied : texts.notCopied);
  };
  const saveMarkdown = () =>
    saveFile(
      `${name}-contract.md`,
      new Blob([judgementMarkdown(judgement, contract.table, ids)], { type: 'text/markdown' }),
    );
  const saveCsv = () =>
    saveFile(`${name}-contract.csv`, csvFile(judgementCsv(judgement, contract.table, ids), 'utf-8'));

  return (
    <section aria-label={contract.table.title}>
      <p role="status" className="lines">
        {summaryText(judgement, contract.table)}
      </p>
      <div className="bar">
        <button type="button" className="main" onClick={() => void copy()}>
          {contract.copyMarkdown}
        </button>
        <button type="button" onClick={saveMarkdown}>
          {contract.saveMarkdown}
        </button>
        <button type="button" onClick={saveCsv}>
          {contract.saveCsv}
        </button>
        <span role="status">{outcome}</span>
      </div>
      <div className="bar">
        <label>
          {contract.verdict}
          <select value={verdict} onChange={({ target }) => setVerdict(target.value as Verdict | 'all')}>
            <option value="all">{`${contract.all} (${judgement.endpoints.length})`}</option>
            {present.map((one) => (
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
      {shown.length === 0 ? <p className="quiet">{contract.noMatch}</p> : null}
      <ul className="calls">
        {shown.map((one) => (
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

const textOf = (
  method: string,
  path: string,
  ids: ReadonlyMap<string, string>,
  differences: readonly { path: string }[],
) =>
  [method, path, ids.get(`${method} ${path}`) ?? '', ...differences.map((one) => one.path)]
    .join(' ')
    .toLowerCase();
