import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { TextButton } from './TextButton';

interface ProgressProps {
  actor: CsvImportActor;
  /** Message id. */
  stop: string;
  onStop: () => void;
}

/** Progress of reading or sending a file. */
export function Progress({ actor, stop, onStop }: ProgressProps) {
  const intl = useIntl();
  const { file, progress, rows, encoding } = useSelector(actor, ({ context }) => context);
  const sending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const checking = useSelector(actor, (snapshot) => snapshot.matches({ opening: 'checking' }));
  const percent = intl.formatNumber(progress, { style: 'percent' });
  return (
    <div className="csv-state">
      <p className="csv-file">
        <span className="pi pi-file" aria-hidden="true" /> {file?.name}
      </p>
      <p className="quiet">
        {sending ? (
          <FormattedMessage id="csvImport.sending" values={{ percent }} />
        ) : checking ? (
          <FormattedMessage id="csvImport.checking" />
        ) : (
          <FormattedMessage
            id="csvImport.reading"
            values={{ rows, encoding: intl.formatMessage({ id: `csvImport.encoding.${encoding}` }) }}
          />
        )}
      </p>
      <progress
        value={checking ? undefined : progress}
        max={1}
        aria-label={intl.formatMessage({ id: sending ? 'csvImport.sendingBar' : 'csvImport.readingBar' })}
      />
      <div className="csv-actions">
        <TextButton id={stop} onClick={onStop} />
      </div>
    </div>
  );
}
