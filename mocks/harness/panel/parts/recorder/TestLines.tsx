import { useState } from 'react';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import { sentenceOf } from '#mocks/harness/recorder/sentence-of';
import type { TestLine, TestScreen } from '#mocks/harness/recorder/test-lines';

interface TestLinesProps {
  screens: readonly TestScreen[];
  removed: ReadonlySet<string>;
  texts: Texts;
  onRemove(key: string): void;
}

/** The lines of the test by screens, as sentences or as code; each but the opening can be removed. */
export function TestLines({ screens, removed, texts, onRemove }: TestLinesProps) {
  const [isCode, setCode] = useState(false);
  const shownScreens = screens
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ key }) => !removed.has(key)) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="test-lines" aria-label={texts.recorder.lines}>
      <button type="button" aria-pressed={isCode} onClick={() => setCode(!isCode)}>
        {texts.recorder.showCode}
      </button>
      {shownScreens.map(({ title, lines }) => (
        <div key={lines[0]?.key}>
          <h3>{title || texts.recorder.opening}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.key} className={line.kind}>
                <Line line={line} isCode={isCode} texts={texts} />
                {line.key === 'open' ? null : (
                  <button
                    type="button"
                    className="plain"
                    aria-label={texts.recorder.remove(sentence(line, texts))}
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

function Line({ line, isCode, texts }: { line: TestLine; isCode: boolean; texts: Texts }) {
  const { code, says, isWeak } = line;
  return (
    <span>
      {isCode && code !== null ? <code>{code}</code> : <span>{sentence(line, texts)}</span>}
      {code === null ? (
        <small className="warning">
          {says?.kind === 'passesLong' ? texts.recorder.longWait : texts.recorder.byHand}
        </small>
      ) : null}
      {isWeak ? <small className="warning">{texts.recorder.weak}</small> : null}
    </span>
  );
}

const sentence = (line: TestLine, { steps, roles, recorder }: Texts) =>
  sentenceOf(line, { steps, roles, says: recorder.says });
