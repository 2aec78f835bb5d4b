import { useState } from 'react';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { TableRows } from './TableRows';
import { WrittenList } from './WrittenList';

const VIEWS = ['rows', 'writes'] as const;

/** The tables of the fake backend, and what was written to them. */
export function TablesAndWrites({ harness, texts }: PartProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('rows');
  return (
    <fieldset className="tables">
      <legend>{texts.data.tablesLegend}</legend>
      <div className="chips">
        {VIEWS.map((one) => (
          <label key={one}>
            <input type="radio" name="data-view" checked={one === view} onChange={() => setView(one)} />
            <span>{texts.data[one]}</span>
          </label>
        ))}
      </div>
      {view === 'rows' ? (
        <TableRows harness={harness} texts={texts} />
      ) : (
        <WrittenList harness={harness} texts={texts} />
      )}
    </fieldset>
  );
}
