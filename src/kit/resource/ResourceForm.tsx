import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProblem } from '#domain/base/problems';
import { RecordForm } from '#kit/record/RecordForm';
import type { ResourceFormProps } from './define-resource';

interface Props<Row, Words extends FieldValues> extends ResourceFormProps<Row, Words> {
  /** What a new one starts from. */
  empty: Words;
  wordsOf: (row: Row) => Words;
  /** The domain's rules; the fake backend refuses by the same. */
  problemsOf: (words: Words) => FieldProblem[];
  secrets?: readonly string[];
  children: ReactNode;
}

/** The form of a resource: empty, or a record's words to edit or to start a copy from. */
export function ResourceForm<Row, Words extends FieldValues>(props: Props<Row, Words>) {
  const { editing, mode, row, upload, empty, wordsOf, problemsOf, secrets = [], children } = props;
  useEffect(
    function leaveNoFiles() {
      // the next form of this page has others
      return () => upload.send({ type: 'remove' });
    },
    [upload],
  );
  return (
    <RecordForm<Words, Row>
      editing={editing}
      initial={row === null ? empty : wordsOf(row)}
      edited={mode === 'edit' && row !== null ? { row, wordsOf } : null}
      problemsOf={problemsOf}
      submit={mode === 'edit' ? 'record.save' : 'record.create'}
      secrets={secrets}
    >
      {children}
    </RecordForm>
  );
}
