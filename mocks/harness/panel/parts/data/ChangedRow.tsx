import { isSecretName } from '#mocks/backend/protocol/masked';
import { changedFields, type WrittenRow } from '#mocks/harness/data/write-history';
import { shortText } from './row-text';

const SHOWN_FIELDS = 6;

/** The fields of a row before and after a write. */
export function ChangedRow({ row: { id, before, after } }: { row: WrittenRow }) {
  const fields = changedFields(before, after).filter((field) => field !== 'id' && field !== 'city');
  return (
    <dl>
      <dt>{id}</dt>
      {fields.slice(0, SHOWN_FIELDS).map((field) => (
        <dd key={field}>
          {field}: {before === null ? '' : `${valueText(field, before)} → `}
          {after === null ? '×' : valueText(field, after)}
        </dd>
      ))}
      {fields.length > SHOWN_FIELDS ? <dd>…</dd> : null}
    </dl>
  );
}

const valueText = (field: string, row: Readonly<Record<string, unknown>>): string =>
  isSecretName(field) ? '•••' : shortText(row[field]);
