import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CSV_ENCODINGS } from '#domain/csv/csv-encoding';
import { CSV_COLUMNS } from '#domain/office/csv-import';
import { CSV_ACCEPT } from '#domain/office/csv-import-file';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { TextButton } from './TextButton';
import { useTemplate } from './use-template';
import '#kit/files/file-choice.css';

interface FileChoiceProps {
  actor: CsvImportActor;
  /** The last file, and the reason of its refusal. */
  refusal?: { name: string; message: string };
}

/** Chooses a file, also by dropping it, and explains its format. */
export function FileChoice({ actor, refusal }: FileChoiceProps) {
  const intl = useIntl();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const saveTemplate = useTemplate();
  return (
    <div className="csv-state">
      {/* The input covers the whole label and receives a dropped file. */}
      <label
        className={isDraggedOver ? 'csv-drop file-choice over' : 'csv-drop file-choice'}
        onDragEnter={() => setDraggedOver(true)}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={() => setDraggedOver(false)}
      >
        <span className="pi pi-upload" aria-hidden="true" />
        <span className="button primary">
          <FormattedMessage id="csvImport.choose" />
        </span>
        <span className="quiet" id="csv-hint">
          <FormattedMessage id="csvImport.hint" />
        </span>
        <input
          type="file"
          accept={CSV_ACCEPT}
          aria-label={intl.formatMessage({ id: 'csvImport.choose' })}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusal ? 'csv-refused csv-hint' : 'csv-hint'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) actor.send({ type: 'choose', file });
            // Allows choosing the same file again after a correction.
            target.value = '';
          }}
        />
      </label>
      {refusal ? (
        <p role="alert" className="csv-alert" id="csv-refused">
          <FormattedMessage id="csvImport.refused" values={refusal} />
        </p>
      ) : null}
      <div className="csv-actions">
        {CSV_ENCODINGS.map((encoding) => (
          <TextButton
            key={encoding}
            id="csvImport.template"
            values={{ encoding: intl.formatMessage({ id: `csvImport.encoding.${encoding}` }) }}
            icon="pi pi-download"
            onClick={() => void saveTemplate(encoding)}
          />
        ))}
      </div>
      <details className="csv-rules">
        <summary>
          <FormattedMessage id="csvImport.rules" />
        </summary>
        <dl>
          {CSV_COLUMNS.map((column) => (
            <div key={column}>
              <dt>
                <FormattedMessage id={`csvImport.column.${column}`} /> <code>{column}</code>
              </dt>
              <dd>
                <FormattedMessage id={`csvImport.rule.${column}`} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
