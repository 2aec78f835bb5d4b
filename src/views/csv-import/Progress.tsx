import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { TextButton } from './TextButton';

interface ProgressProps {
  actor: CsvImportActor;
  /** Message id. */
  stopText: string;
  onStop: () => void;
}

/** Progress of reading or sending a file. */
export function Progress({ actor, stopText, onStop }: ProgressProps) {
  const intl = useIntl();
  const { file, progress, rows, encoding } = useSelector(actor, ({ context }) => context);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ opening: 'checking' }));
  const percent = intl.formatNumber(progress, { style: 'percent' });
  return (
    <div className="csv-state">
      <p className="csv-file">
        <span className="pi pi-file" aria-hidden="true" /> {file?.name}
      </p>
      <p className="quiet">
        {isSending ? (
          <FormattedMessage id="csvImport.sending" values={{ percent }} />
        ) : isChecking ? (
          <FormattedMessage id="csvImport.checking" />
        ) : (
          <FormattedMessage
            id="csvImport.reading"
            values={{ rows, encoding: intl.formatMessage({ id: `csvImport.encoding.${encoding}` }) }}
          />
        )}
      </p>
      <progress
        value={isChecking ? undefined : progress}
        max={1}
        aria-label={intl.formatMessage({ id: isSending ? 'csvImport.sendingBar' : 'csvImport.readingBar' })}
      />
      <div className="csv-actions">
        <TextButton id={stopText} onClick={onStop} />
      </div>
    </div>
  );
}
