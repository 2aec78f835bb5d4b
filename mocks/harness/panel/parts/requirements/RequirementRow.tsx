import { useId } from 'react';
import { inJapan } from '#domain/base/japan-time';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { Requirement } from '#mocks/harness/requirements/requirement';
import type { RequirementResult } from '#mocks/harness/requirements/requirement-result';

interface RequirementRowProps {
  requirement: Requirement;
  result: RequirementResult | undefined;
  /** Of this page. */
  build: string;
  isOpen: boolean;
  texts: Texts;
  onToggle(): void;
  onResult(change: Partial<Pick<RequirementResult, 'result' | 'note'>>): void;
  onReport(result: RequirementResult): void;
}

/** A requirement with the tester's result; a press unfolds its check, its tests and the note. */
export function RequirementRow(props: RequirementRowProps) {
  const { requirement, result, build, isOpen, texts, onToggle, onResult } = props;
  const { id, text } = requirement;
  const { requirements: partTexts } = texts;
  const detailsId = useId();
  const toggleResult = (chosen: 'passed' | 'failed') =>
    onResult({ result: result?.result === chosen ? null : chosen });
  return (
    <li className={result?.result ?? undefined}>
      <div className="requirement">
        <button
          type="button"
          className="what"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          <code>{id}</code>
          <span>{text}</span>
        </button>
        <button
          type="button"
          className="pass"
          aria-label={partTexts.pass(id)}
          aria-pressed={result?.result === 'passed'}
          onClick={() => toggleResult('passed')}
        >
          ✓
        </button>
        <button
          type="button"
          className="fail"
          aria-label={partTexts.fail(id)}
          aria-pressed={result?.result === 'failed'}
          onClick={() => toggleResult('failed')}
        >
          ✗
        </button>
      </div>
      {result === undefined ? null : (
        <p className="kept">
          {result.note === '' ? null : <span>{result.note}</span>}
          <small>{partTexts.kept(result.build, inJapan(result.at).format('MM/DD HH:mm'))}</small>
          {result.build === build ? null : <small className="warning">{partTexts.otherBuild}</small>}
        </p>
      )}
      {isOpen ? (
        <div id={detailsId} className="details">
          <Details {...props} />
        </div>
      ) : null}
    </li>
  );
}

function Details({ requirement, result, texts, onResult, onReport }: RequirementRowProps) {
  const { area, check, tests } = requirement;
  const { requirements: partTexts } = texts;
  return (
    <>
      <small>{area}</small>
      {check === '' ? null : <p>{`${partTexts.check}: ${check}`}</p>}
      <label>
        {partTexts.note}
        <textarea
          rows={2}
          value={result?.note ?? ''}
          onChange={({ target }) => onResult({ note: target.value })}
        />
      </label>
      {result === undefined ? null : (
        <button type="button" onClick={() => onReport(result)}>
          {partTexts.report}
        </button>
      )}
      <h3>{tests.length === 0 ? partTexts.noTest : partTexts.tests(tests.length)}</h3>
      <ul className="tests">
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            {title || partTexts.generated}
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
