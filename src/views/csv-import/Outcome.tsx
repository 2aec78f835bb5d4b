import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { csvImportList } from '#api/office/csv-import-queries';
import { PAGE_SIZE } from '#domain/base/limits';
import { useScope } from '#kit/context/scope';
import type { CsvImportActor } from '#machines/csv-import/csv-import.react';
import { ImportState } from './columns';
import { Failures } from './Failures';
import { TextButton } from './TextButton';

const COUNT_KEYS = ['total', 'success', 'failure'] as const;

/** Result of the sent file, updated while the server imports it. */
export function Outcome({ actor }: { actor: CsvImportActor }) {
  const { file, reading, record } = useSelector(actor, ({ context }) => context);
  const { data } = useQuery(csvImportList(useScope(), { offset: 0, limit: PAGE_SIZE }));
  const currentRecord = data?.content.find(({ id }) => id === record?.id) ?? record;
  return (
    <div className="csv-state">
      <p className="csv-file">
        <span className="pi pi-file" aria-hidden="true" /> {currentRecord?.file ?? file?.name}
      </p>
      {currentRecord ? (
        <>
          <ImportState status={currentRecord.status} />
          <dl className="csv-counts">
            {COUNT_KEYS.map((count) => (
              <div key={count}>
                <dt>
                  <FormattedMessage id={`csvImport.count.${count}`} />
                </dt>
                <dd>
                  <FormattedNumber value={currentRecord.counts[count]} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="quiet">
            <FormattedMessage id={`csvImport.outcome.${currentRecord.status ?? 'completed'}`} />
          </p>
          {currentRecord.failures && currentRecord.failures.length > 0 && reading ? (
            <Failures
              failures={currentRecord.failures}
              reading={reading}
              fileName={file?.name ?? currentRecord.file}
            />
          ) : null}
          {currentRecord.counts.failure > 0 && !currentRecord.failures ? (
            <p>
              <FormattedMessage
                id="csvImport.failuresUnknown"
                values={{ count: currentRecord.counts.failure }}
              />
            </p>
          ) : null}
        </>
      ) : (
        <p>
          <FormattedMessage id="csvImport.sent" />
        </p>
      )}
      <div className="csv-actions">
        <TextButton id="csvImport.next" primary onClick={() => actor.send({ type: 'remove' })} />
      </div>
    </div>
  );
}
