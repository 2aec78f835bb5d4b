import { stepText } from '#mocks/harness/panel/parts/report/report-text';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { TestLine, TestScreen } from '#mocks/harness/recorder/test-lines';

interface TestLinesProps {
  screens: readonly TestScreen[];
  removed: ReadonlySet<string>;
  texts: Texts;
  onRemove(key: string): void;
}

/** The lines of the test by screens; each but the opening can be removed. */
export function TestLines({ screens, removed, texts, onRemove }: TestLinesProps) {
  const shown = screens
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ key }) => !removed.has(key)) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="test-lines" aria-label={texts.recorder.lines}>
      {shown.map(({ title, lines }) => (
        <div key={lines[0]?.key}>
          <h3>{title || texts.recorder.opening}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.key} className={line.kind}>
                <Line line={line} texts={texts} />
                {line.key === 'open' ? null : (
                  <button
                    type="button"
                    className="plain"
                    aria-label={texts.recorder.remove(line.code ?? explanation(line, texts))}
                    onClick={() => onRemove(line.key)}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Line({ line, texts }: { line: TestLine; texts: Texts }) {
  return (
    <span>
      {line.code === null ? (
        <small className="warning">{explanation(line, texts)}</small>
      ) : (
        <code>{line.code}</code>
      )}
      {line.isWeak ? <small className="warning">{texts.recorder.weak}</small> : null}
    </span>
  );
}

const explanation = ({ kind, step }: TestLine, texts: Texts): string =>
  kind === 'wait' || step === null ? texts.recorder.longWait : texts.recorder.byHand(stepText(step, texts));
