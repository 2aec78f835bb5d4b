import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { myCities } from '#api/places/city-queries';
import { cityName } from '#domain/places/city';
import { type CellContext, isInCsv } from '#kit/column/column';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { RadioChoice } from '#kit/field/RadioChoice';
import { fileStamp } from '#kit/services/dates';
import { useStored } from '#kit/services/stored-text';
import type { ExportChoice } from '#machines/csv-export/csv-export.machine';
import { useCsvExport } from '#machines/csv-export/csv-export.react';
import type { ExportedRows } from '../list-dialog-props';
import { csvEffects } from './csv-effects';
import './csv-export.css';

/** Exports a list as CSV: choices of rows and encoding, progress, and characters that the encoding lacks. */
export function CsvExport<Row>(props: ExportedRows<Row>) {
  const actor = useCsvExport(useExportEffects(props));
  const exportState = useSelector(actor, ({ value }) => value);
  const gotCount = useSelector(actor, ({ context }) => context.got);
  const total = useSelector(actor, ({ context }) => context.total);
  const exportFile = useSelector(actor, ({ context }) => context.made);
  if (exportState === 'choosing') {
    return <ExportChoices {...props} onStart={(choice) => actor.send({ type: 'start', choice })} />;
  }
  if (exportState === 'failed') {
    return (
      <div className="export-state">
        <p role="alert">
          <FormattedMessage id="export.failed" values={{ got: gotCount }} />
        </p>
        <ActionButton id="export.goOn" primary onClick={() => actor.send({ type: 'try again' })} />
        <ActionButton id="common.cancel" onClick={() => actor.send({ type: 'cancel' })} />
      </div>
    );
  }
  if (exportState === 'unencodable') {
    return (
      <div className="export-state">
        <p role="alert">
          <FormattedMessage id="export.unencodable" values={{ count: exportFile?.missing.length ?? 0 }} />
        </p>
        <ul className="unencodable">
          {exportFile?.missing.map((character) => (
            <li key={character}>{character}</li>
          ))}
        </ul>
        <ActionButton id="export.useUtf8" primary onClick={() => actor.send({ type: 'use utf-8' })} />
        <ActionButton id="export.anyway" onClick={() => actor.send({ type: 'save anyway' })} />
        <ActionButton id="common.cancel" onClick={() => actor.send({ type: 'cancel' })} />
      </div>
    );
  }
  if (exportState === 'saved') {
    return (
      <div className="export-state">
        <p role="status">
          <FormattedMessage id="export.saved" values={{ count: exportFile?.count ?? 0 }} />
        </p>
        <ActionButton id="export.again" onClick={() => actor.send({ type: 'again' })} />
      </div>
    );
  }
  return <ExportProgress got={gotCount} total={total} onCancel={() => actor.send({ type: 'cancel' })} />;
}

interface ExportChoicesProps<Row> extends ExportedRows<Row> {
  onStart: (choice: ExportChoice) => void;
}

function ExportChoices<Row>({ list, page, columns, onStart }: ExportChoicesProps<Row>) {
  const intl = useIntl();
  const [storedEncoding, storeEncoding] = useStored('csv-encoding');
  const [rows, setRows] = useState<ExportChoice['rows']>('found');
  const encoding = storedEncoding === 'shift_jis' ? storedEncoding : 'utf-8';
  const rowsOnPage = page?.content.length ?? 0;
  const isWhole = list.search === '' && rowsOnPage === page?.total_length;
  const titles = columns.shown.filter(isInCsv).map(({ title }) => intl.formatMessage({ id: title }));
  return (
    <div className="export-state">
      {isWhole ? null : (
        <RadioChoice
          legend="export.rows"
          value={rows}
          onChoose={setRows}
          options={[
            {
              value: 'found',
              label: list.search === '' ? 'export.all' : 'export.found',
              labelValues: { total: page?.total_length ?? 0, search: list.search },
            },
            ...(list.search === '' ? [] : [{ value: 'all' as const, label: 'export.unsearched' }]),
            { value: 'page', label: 'export.page', labelValues: { seen: rowsOnPage } },
          ]}
        />
      )}
      <RadioChoice
        legend="export.encoding"
        value={encoding}
        onChoose={storeEncoding}
        options={[
          { value: 'utf-8', label: 'export.utf8' },
          { value: 'shift_jis', label: 'export.shiftJis' },
        ]}
      />
      <p className="quiet">
        <FormattedMessage id="export.columns" values={{ columns: intl.formatList(titles) }} />
      </p>
      <ActionButton id="export.start" primary onClick={() => onStart({ rows, encoding })} />
    </div>
  );
}

interface ExportProgressProps {
  got: number;
  total: number | null;
  onCancel: () => void;
}

function ExportProgress({ got, total, onCancel }: ExportProgressProps) {
  return (
    <div className="export-state" role="status">
      <p>
        {total === null ? (
          <FormattedMessage id="common.loading" />
        ) : (
          <FormattedMessage id="export.progress" values={{ got, total }} />
        )}
      </p>
      <progress value={total === null ? undefined : got} max={total ?? undefined} aria-hidden="true" />
      <ActionButton id="common.cancel" onClick={onCancel} />
    </div>
  );
}

function ActionButton({ id, primary, onClick }: { id: string; primary?: boolean; onClick: () => void }) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'} onClick={onClick}>
      <FormattedMessage id={id} />
    </button>
  );
}

/** Captured when the dialog opens: the list behind it may change during the export. */
function useExportEffects<Row>({ caption, columns, list, page, rowKey, load }: ExportedRows<Row>) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const scope = useScope();
  const { data: cities } = useQuery(myCities(scope));
  const cityNames = new Map(cities?.content.map((city) => [city.name, cityName(city)]));
  const now = clock.now();
  const context: CellContext = { intl, cityName: (slug) => cityNames.get(slug ?? '') ?? slug ?? '', now };
  const title = intl.formatMessage({ id: caption });
  const fileName = `${title}_${context.cityName(scope.city)}_${fileStamp(now)}.csv`;
  const [effects] = useState(() =>
    csvEffects({ list, page, columns: columns.shown.filter(isInCsv), rowKey, load }, context, fileName),
  );
  return effects;
}
