import { useState } from 'react';
import type { EndpointJudgement } from '#mocks/harness/contract/judge-har';
import { differenceTexts, fakeText } from '#mocks/harness/contract/judgement-rows';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';

interface JudgedEndpointProps {
  judgement: EndpointJudgement;
  /** The row of docs/spec/endpoints.md. */
  id: string;
  texts: Texts;
}

const CLASS_OF_VERDICT: Readonly<Record<string, string>> = {
  unreadable: 'alarming',
  status: 'alarming',
  fits: 'fine',
};

/** An endpoint with its differences, which a press unfolds. */
export function JudgedEndpoint({ judgement, id, texts: { contract } }: JudgedEndpointProps) {
  const [isOpen, setOpen] = useState(false);
  const { method, path, calls, statuses, verdicts, differences, fake } = judgement;
  const besideFake = fakeText(fake, contract.table);
  const hasNoDetails = differences.length === 0 && besideFake === '';
  return (
    <li className={CLASS_OF_VERDICT[verdicts[0] ?? 'fits'] ?? (calls === 0 ? undefined : 'failed')}>
      <button
        type="button"
        className="call"
        disabled={hasNoDetails}
        aria-expanded={hasNoDetails ? undefined : isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="method">{method}</span>
        <span className="where">{path}</span>
        <span className="status">{statuses.join(' ')}</span>
        <span className="about">
          {[
            verdicts.map((verdict) => contract.table.verdicts[verdict]).join('・'),
            id,
            calls === 0 ? '' : contract.calls(calls),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </button>
      {isOpen && !hasNoDetails ? (
        <div className="details">
          <ul className="rows">
            {differences.map((difference) => {
              const cells = differenceTexts(difference, contract.table);
              const kinds = cells.due === '' ? cells.came : contract.due(cells.due, cells.came);
              return (
                <li
                  key={`${difference.kind} ${difference.side} ${difference.path} ${cells.due} ${cells.came}`}
                >
                  <span>
                    <code>{cells.path}</code>
                    <small>
                      {[cells.verdict, cells.side, kinds].filter((part) => part !== '').join(' · ')}
                    </small>
                  </span>
                  <small>{contract.calls(difference.calls)}</small>
                </li>
              );
            })}
          </ul>
          {besideFake === '' ? null : (
            <p>
              <small>{`${contract.table.columns.fake}: ${besideFake}`}</small>
            </p>
          )}
        </div>
      ) : null}
    </li>
  );
}
