import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftSchema } from '#domain/base/field-rule';
import type { FieldProblem } from '#domain/base/problems';
import { RecordForm } from '#kit/record/RecordForm';
import type { EditedRecord } from '#kit/record/use-unreadable-fields';
import type { ResourceFormProps } from './define-resource';

interface ResourceFormOwnProps<Row, Values extends FieldValues> extends ResourceFormProps<Row, Values> {
  /** The initial values of a new record. */
  empty: Values;
  valuesOf: (row: Row) => Values;
  sources?: EditedRecord<Values, Row>['sources'];
  /** The initial values of a record, where they are not the stored ones. */
  initialOf?: ((row: Row) => Values) | undefined;
  /** See `FormFrame`. */
  rules: DraftSchema;
  /** See `RecordForm`. */
  problemsOf?: (values: Values) => FieldProblem[];
  secrets?: readonly string[];
  children: ReactNode;
}

/** The form of a resource: empty, or with the values of the record that is edited or copied. */
export function ResourceForm<Row, Values extends FieldValues>(props: ResourceFormOwnProps<Row, Values>) {
  const {
    recordController,
    mode,
    row,
    upload,
    empty,
    rules,
    valuesOf,
    sources,
    problemsOf,
    secrets = [],
    children,
  } = props;
  const { initialOf = valuesOf } = props;
  useEffect(
    function leaveNoFiles() {
      // the next form of this page starts without these files
      return () => upload.send({ type: 'remove' });
    },
    [upload],
  );
  return (
    <RecordForm<Values, Row>
      recordController={recordController}
      initial={row === null ? empty : initialOf(row)}
      edited={mode === 'edit' && row !== null ? { row, valuesOf, sources } : null}
      rules={rules}
      problemsOf={problemsOf}
      submit={mode === 'edit' ? 'record.save' : 'record.create'}
      secrets={secrets}
    >
      {children}
    </RecordForm>
  );
}
